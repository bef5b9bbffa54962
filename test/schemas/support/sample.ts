import { isTimestamp } from "../../../lib/format/timestamp.ts";
import { isAbsoluteUri } from "../../../lib/format/uri.ts";
import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { isJsonObject } from "../../../lib/json/value.ts";
import type { Random } from "./random.ts";
import type { Located, SchemaSet } from "./schema-set.ts";

/** Texts among which every text form of the protocol finds some of its own. */
export const texts: readonly string[] = [
  ...["urn:a:1", "urn:a:2", "https://example.test/x", "x:", "wss://example.test/", "wss://other.test:1/p"],
  ...["2026-01-01T00:00:00Z", "2026-01-02T00:00:00.5+01:00", "0001-01-01t00:00:00z"],
  ...[
    `sha256:${"0".repeat(64)}`,
    `sha256:${"ab".repeat(32)}`,
    "AA",
    "AAAAAAAAAAAAAAAAAAAAAA",
    "0.1",
    "1.0.0",
    "2.1.0-rc.1+build",
  ],
  ...[
    "text/plain",
    "application/json",
    "demo.skill",
    "demo-skill",
    "message.posted",
    "work.started",
    "ext.acme.demo.thing",
    "ext.acme.demo.other_thing",
  ],
  ...[
    "P1D",
    "PT1H30M",
    "PT0.5S",
    "EUR",
    "USD",
    "TIMEOUT",
    "E_2",
    "read",
    "write:all",
    "c1",
    "C.2-x",
    "some words",
    "other words, longer",
  ],
];

/** A document that a schema describes; conditions are not looked at, so it may still be refused. */
export function sample(set: SchemaSet, located: Located, random: Random): JsonValue {
  const optionalIn = random.pick([0, 2, 5, 9, 10]);
  const make = (where: Located): JsonValue => {
    const { schema, base } = where;
    if (typeof schema.$ref === "string") return merge(make(set.at(schema.$ref, base)), schema, base);
    if ("const" in schema) return schema.const ?? null;
    if (Array.isArray(schema.enum)) return random.pick(schema.enum);
    const branches = schema.oneOf ?? (schema.type === undefined ? schema.anyOf : undefined);
    if (Array.isArray(branches)) return make({ schema: random.pick(branches.filter(isJsonObject)), base });
    if (Array.isArray(schema.allOf) && schema.type === undefined)
      return schema.allOf
        .filter(isJsonObject)
        .map((part) => make({ schema: part, base }))
        .reduce((a, b) => assign(a, b));
    if (schema.type === "object" || isJsonObject(schema.properties)) return object(where);
    if (schema.type === "array") return array(where);
    if (schema.type === "string") return random.pick(texts.filter((text) => fits(text, schema)));
    if (schema.type === "boolean") return random.below(2) === 0;
    if (schema.type === "integer" || schema.type === "number")
      return Math.max(Number(schema.minimum ?? 0), random.pick([0, 1, 2, 7]));
    return random.pick<JsonValue>([null, 1, "x", {}, [1]]);
  };
  const merge = (value: JsonValue, schema: JsonObject, base: string): JsonValue =>
    isJsonObject(schema.properties) ? assign(value, object({ schema, base })) : value;
  const object = ({ schema, base }: Located): JsonObject => {
    const required = Array.isArray(schema.required) ? schema.required : [];
    const properties = isJsonObject(schema.properties) ? Object.entries(schema.properties) : [];
    const named = properties.filter(([name]) => required.includes(name) || random.below(10) < optionalIn);
    const members = named.map(([name, member]): [string, JsonValue] => [
      name,
      make({ schema: isJsonObject(member) ? member : {}, base }),
    ]);
    const { additionalProperties: rest, propertyNames: names } = schema;
    if (isJsonObject(rest) && isJsonObject(names)) {
      members.push([String(make({ schema: names, base })), make({ schema: rest, base })]);
    }
    return Object.fromEntries(members);
  };
  const array = ({ schema, base }: Located): JsonValue[] => {
    const length = Math.max(Number(schema.minItems ?? 0), random.below(3));
    const items = isJsonObject(schema.items) ? schema.items : {};
    const values = Array.from({ length }, () => make({ schema: items, base }));
    return schema.uniqueItems === true
      ? values.filter((value, at) => values.findIndex((other) => same(other, value)) === at)
      : values;
  };
  return make(located);
}

function fits(
  text: string,
  { pattern, not, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonObject,
): boolean {
  const matches = (expression: JsonValue | undefined): boolean =>
    typeof expression !== "string" || new RegExp(expression, "u").test(text);
  const formats = { uri: isAbsoluteUri, "date-time": isTimestamp };
  const isForm = format === "uri" || format === "date-time" ? formats[format](text) : true;
  const excluded = isJsonObject(not) && matches(not.pattern);
  return (
    isForm && !excluded && matches(pattern) && text.length >= Number(minLength) && text.length <= Number(maxLength)
  );
}

function assign(a: JsonValue, b: JsonValue): JsonValue {
  return isJsonObject(a) && isJsonObject(b) ? { ...a, ...b } : b;
}

function same(a: JsonValue, b: JsonValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
