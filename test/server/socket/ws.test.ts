import { listenWs } from "../../../server/socket/ws.ts";
import { rawWebSocketSuite } from "../../contract/raw-websocket.ts";
import { socketContract } from "../../contract/socket.ts";
import { httpBodySuite } from "../../contract/socket-bodies.ts";
import { httpSuite } from "../../contract/socket-http.ts";
import { humanClientSuite } from "../../contract/socket-human.ts";
import { networkSuite } from "../../contract/socket-network.ts";
import { httpStreamSuite } from "../../contract/socket-streams.ts";
import { networkDriver } from "../../support/sockets.ts";

socketContract("ws", (tls) => networkDriver(listenWs, tls));
rawWebSocketSuite("ws", listenWs);
networkSuite("ws", listenWs);
httpSuite("ws", listenWs);
httpBodySuite("ws", listenWs);
httpStreamSuite("ws", listenWs);
humanClientSuite("ws", listenWs);
