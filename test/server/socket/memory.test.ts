import { createMemoryNetwork } from "../../../server/socket/memory.ts";
import { socketContract } from "../../contract/socket.ts";
import { memoryDriver } from "../../support/sockets.ts";

socketContract("memory", () => memoryDriver(createMemoryNetwork()));
