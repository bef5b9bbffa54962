import { describe } from "vitest";
import { listenUws } from "../../../server/socket/uws.ts";
import { rawWebSocketSuite } from "../../contract/raw-websocket.ts";
import { socketContract } from "../../contract/socket.ts";
import { httpBodySuite } from "../../contract/socket-bodies.ts";
import { httpSuite } from "../../contract/socket-http.ts";
import { humanClientSuite } from "../../contract/socket-human.ts";
import { networkSuite } from "../../contract/socket-network.ts";
import { httpStreamSuite } from "../../contract/socket-streams.ts";
import { uwsMissing } from "../../support/networks.ts";
import { networkDriver } from "../../support/sockets.ts";

describe.skipIf(uwsMissing !== undefined)(uwsMissing ?? "uWebSockets.js", () => {
  socketContract("uws", (tls) => networkDriver(listenUws, tls));
  rawWebSocketSuite("uws", listenUws);
  networkSuite("uws", listenUws);
  httpSuite("uws", listenUws);
  httpBodySuite("uws", listenUws);
  httpStreamSuite("uws", listenUws);
  humanClientSuite("uws", listenUws);
});
