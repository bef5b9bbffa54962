import type { Actor } from "../../../generated/types.ts";
import type { Database } from "../../../lib/sqlite/mod.ts";
import { StoreError } from "../port.ts";

const cachedMax = 50_000;

/** The table of recurring texts, cached in both directions. */
export interface Names {
  /** The number of a text, given one when it has none; inside a transaction. */
  number(text: string): number;
  text(number: number): string;
  /** Drops the cache: after a rollback numbers may be given again. */
  forget(): void;
}

/** Names of one database. */
export function createNames(database: Database): Names {
  const numbers = new Map<string, number>();
  const texts = new Map<number, string>();
  const insert = database.prepare("INSERT OR IGNORE INTO names (text) VALUES (?)");
  const byText = database.prepare("SELECT id FROM names WHERE text = ?");
  const byNumber = database.prepare("SELECT text FROM names WHERE id = ?");
  const keep = (number: number, text: string): void => {
    if (texts.size >= cachedMax) forget();
    numbers.set(text, number);
    texts.set(number, text);
  };
  const forget = (): void => {
    numbers.clear();
    texts.clear();
  };
  return {
    number(text) {
      const cached = numbers.get(text);
      if (cached !== undefined) return cached;
      insert.run(text);
      const number = Number(byText.get(text)?.id);
      keep(number, text);
      return number;
    },
    text(number) {
      const cached = texts.get(number);
      if (cached !== undefined) return cached;
      const text = byNumber.get(number)?.text;
      if (typeof text !== "string") throw new StoreError("corrupt", `name ${number} is missing`);
      keep(number, text);
      return text;
    },
    forget,
  };
}

/** A Principal as a name. */
export function actorName(type: string, id: string): string {
  return `${type} ${id}`;
}

/** The Principal that {@link actorName} wrote. */
export function namedActor(name: string): Actor {
  const space = name.indexOf(" ");
  return { type: name.slice(0, space) as Actor["type"], id: name.slice(space + 1) };
}
