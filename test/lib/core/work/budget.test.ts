import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Budget } from "../../../../generated/types.ts";
import { type GroupState, groupInvariants } from "../../../../lib/core/mod.ts";
import { budgetExcess } from "../../../../lib/core/work/budget.ts";
import { authorizing, contract } from "../support/work.ts";
import { coordinator, createTeam, send, type World } from "../support/world.ts";

describe("budgetExcess", () => {
  const limit: Budget = { currency: "EUR", financialLimit: 10, toolCallLimit: 3 };

  it("names the first dimension in which budgets together are more than a limit", () => {
    expect(budgetExcess([], limit)).toBeUndefined();
    expect(budgetExcess([limit], limit)).toBeUndefined();
    expect(budgetExcess([limit, { toolCallLimit: 1 }], limit)).toBe("toolCallLimit");
    expect(budgetExcess([{ currency: "EUR", financialLimit: 10.01 }], limit)).toBe("financialLimit");
  });

  it("takes an absent dimension of the limit for nothing, and 0 for no demand", () => {
    expect(budgetExcess([{ modelTokenLimit: 1 }], limit)).toBe("modelTokenLimit");
    expect(budgetExcess([{ modelTokenLimit: 0 }], limit)).toBeUndefined();
  });

  it("compares money of one currency only", () => {
    expect(budgetExcess([{ currency: "USD", financialLimit: 1 }], limit)).toBe("currency");
    expect(budgetExcess([{ currency: "EUR", financialLimit: 0 }], { toolCallLimit: 3 })).toBe("currency");
    expect(budgetExcess([{ toolCallLimit: 1 }], { currency: "EUR", toolCallLimit: 3 })).toBeUndefined();
  });
});

/** What all open WorkItems that are part of nothing open have set aside, by a walk of its own. */
function setAside({ workItems }: GroupState): number {
  const isOpen = (id: string | undefined): boolean => {
    const item = id === undefined ? undefined : workItems.get(id);
    if (item === undefined) return false;
    return item.document.state === "open" || isOpen(item.parentWorkItemId);
  };
  return [...workItems.values()]
    .filter(({ document, parentWorkItemId }) => document.state === "open" && !isOpen(parentWorkItemId))
    .reduce((sum, { document }) => sum + (document.contract.budget.financialLimit ?? 0), 0);
}

describe("the budget of a Mission (MWP-FND-020)", () => {
  const item = (index: number): string => `urn:example:work-item:${index}`;
  const budget = (financialLimit: number): Budget => ({ currency: "EUR", financialLimit });

  function authorizeOne(
    world: World,
    [index, parent, amount, cleanup]: readonly [number, number, number, number],
  ): void {
    const compensation = contract({ budget: budget(cleanup) });
    const constraints = cleanup === 0 ? {} : { constraints: { cleanup: "compensate", compensation } };
    const payload = {
      workItemId: item(index),
      conversationId: `${item(index)}:conversation`,
      ...(parent < 0 ? {} : { parentWorkItemId: item(parent) }),
      contract: contract({ budget: budget(amount), ...constraints }),
    };
    send(world, authorizing({ payload }));
  }

  it("is never given twice, whatever is authorized and cancelled in whatever tree", () => {
    const authorize = fc.tuple(
      fc.nat({ max: 11 }),
      fc.integer({ min: -1, max: 11 }),
      fc.integer({ min: 1, max: 60 }),
      fc.nat({ max: 9 }),
    );
    const cancel = fc.nat({ max: 11 });
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 3, arbitrary: authorize }, cancel), { maxLength: 30 }), (steps) => {
        const world = createTeam();
        for (const step of steps) {
          if (typeof step === "number") {
            const payload = { workItemId: item(step), reason: "No." };
            send(world, { kind: "work.cancel", actor: coordinator, payload });
          } else authorizeOne(world, step);
          expect(setAside(world.state)).toBeLessThanOrEqual(100);
          expect(groupInvariants(world.state)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
