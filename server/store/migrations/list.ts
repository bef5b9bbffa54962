import { initial } from "./001-initial.ts";
import { work } from "./002-work.ts";
import { readTokens } from "./003-read-tokens.ts";
import type { Migration } from "./migration.ts";

/** Every migration, oldest first. */
export const migrations: readonly Migration[] = [initial, work, readTokens];
