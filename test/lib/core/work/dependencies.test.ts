import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGroupState, type GroupState } from "../../../../lib/core/mod.ts";
import { closesCycle } from "../../../../lib/core/work/dependencies.ts";
import { authorize, contract, refuses } from "../support/work.ts";
import { accepted, coordinator, createTeam, send, type World } from "../support/world.ts";

const kind = "ext.missionweaveprotocol.core.work_dependency_add";
const item = (index: number): string => `urn:example:work-item:${index}`;

function dependencies(state: GroupState): ReadonlyMap<string, readonly string[]> {
  const entries = [...state.workItems].map(
    ([id, { document }]) => [id, document.contract.dependencyWorkItemIds] as const,
  );
  return new Map(entries);
}

/** By definition: whether `from` leads to `to`, over one edge or more, no memory kept. */
function leadsTo(edges: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  return (edges.get(from) ?? []).some((next) => next === to || leadsTo(edges, next, to));
}

function insert(world: World, from: string, to: readonly string[]): ReturnType<typeof send> {
  return send(world, { kind, actor: coordinator, payload: { workItemId: from, dependencyWorkItemIds: to } });
}

function createItems(count: number): World {
  const world = createTeam();
  for (let index = 0; index < count; index += 1)
    authorize(world, item(index), { budget: { currency: "EUR", financialLimit: 1 } });
  return world;
}

describe("the graph of WorkItems (MWP-WRK-007)", () => {
  it("never has a cycle, and refuses an insertion exactly when it would close one", () => {
    const size = 6;
    const edge = fc.tuple(
      fc.nat({ max: size - 1 }),
      fc.uniqueArray(fc.nat({ max: size - 1 }), { minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(edge, { minLength: 1, maxLength: 20 }), (edges) => {
        const world = createItems(size);
        for (const [from, to] of edges) {
          const before = dependencies(world.state);
          const known = before.get(item(from)) ?? [];
          const added = to.map(item).filter((id) => !known.includes(id));
          const wanted = new Map([...before, [item(from), [...known, ...added]]]);
          // The graph before is acyclic, so a walk that does not start at the new edges ends.
          const closes = added.some((id) => id === item(from) || leadsTo(before, id, item(from)));
          const decision = insert(world, item(from), to.map(item));
          expect(decision.ok).toBe(!closes && added.length > 0);
          expect(dependencies(world.state)).toEqual(decision.ok ? wanted : before);
          for (const id of before.keys()) expect(leadsTo(dependencies(world.state), id, id)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("refuses self-dependency, a cycle of two and a longer one", () => {
    const world = createItems(4);
    const into = (from: number, to: number): object => ({ workItemId: item(from), dependencyWorkItemIds: [item(to)] });
    const refusal = (from: number, to: number): string =>
      refuses(world, { kind, actor: coordinator, payload: into(from, to) }).code;
    expect(refusal(0, 0)).toBe("INVALID_COMMAND");
    accepted(insert(world, item(1), [item(0)]));
    expect(refusal(0, 1)).toBe("INVALID_COMMAND");
    accepted(insert(world, item(2), [item(1)]));
    accepted(insert(world, item(3), [item(2)]));
    expect(refusal(0, 3)).toBe("INVALID_COMMAND");
    accepted(insert(world, item(3), [item(0)]));
  });

  it("follows a long chain and a dense graph without harm", () => {
    const state = createGroupState("urn:example:group:large");
    const put = (index: number, dependencyWorkItemIds: readonly string[]): void => {
      const document = { workItemId: item(index), contract: contract({ dependencyWorkItemIds }) };
      state.workItems.set(item(index), { document } as never);
    };
    const chain = 20_000;
    for (let index = 0; index < chain; index += 1) put(index, index === 0 ? [] : [item(index - 1)]);
    expect(closesCycle(state, item(0), [item(chain - 1)])).toBe(true);
    expect(closesCycle(state, item(chain), [item(chain - 1)])).toBe(false);
    // Every path of a ladder of diamonds, walked one by one, would be 2^200.
    for (let index = 0; index < 200; index += 1) {
      put(3 * index, index === 0 ? [] : [item(3 * index - 2), item(3 * index - 1)]);
      put(3 * index + 1, [item(3 * index)]);
      put(3 * index + 2, [item(3 * index)]);
    }
    expect(closesCycle(state, item(chain), [item(599)])).toBe(false);
  });
});
