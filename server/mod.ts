/** The Group Authority as a library: composed from ports, adapters chosen by the caller. */
export { type Authority, type AuthorityOptions, type ServiceIdentity, startAuthority } from "./authority.ts";
export { type Clock, systemClock } from "./clock.ts";
export { type BootstrapBinding, type Config, ConfigError, parseConfig, readConfig } from "./config.ts";
export type { CommandOutcome } from "./lane/task.ts";
export { createLog, type Log, type LogLevel } from "./observe/log.ts";
export type { Listen, ListenOptions, SocketServer } from "./socket/port.ts";
export { type Store, StoreError } from "./store/port.ts";
