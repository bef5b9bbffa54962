import { listenWs } from "../../../server/socket/ws.ts";
import { rawWebSocketSuite } from "../../contract/raw-websocket.ts";
import { socketContract } from "../../contract/socket.ts";
import { httpSuite } from "../../contract/socket-http.ts";
import { networkSuite } from "../../contract/socket-network.ts";
import { networkDriver } from "../../support/sockets.ts";

socketContract("ws", (tls) => networkDriver(listenWs, tls));
rawWebSocketSuite("ws", listenWs);
networkSuite("ws", listenWs);
httpSuite("ws", listenWs);
