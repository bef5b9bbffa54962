import type { AcceptanceCriterion, MissionCreateCommandPayload } from "../../../generated/types.ts";
import { randomUrn } from "../../../lib/wire/command.ts";
import { parseBudget } from "../budget.ts";
import { UsageError } from "../exit.ts";
import { agentIdOf } from "../find.ts";
import { readJsonFile } from "../json-file.ts";
import { missionPayload } from "../mission.ts";
import type { Organization } from "../organization.ts";
import { parseTime } from "../times.ts";

/** The terms of a Mission as they are typed. */
export interface TermsOptions {
  readonly file?: string;
  readonly coordinator?: string;
  readonly done?: readonly string[];
  readonly budget?: readonly string[];
  readonly deadline?: string;
  readonly priority?: string;
}

/**
 * The payload of a new Mission: what the file says, then what was typed, then modest terms for what is left
 * (MWP-MSN-001). IDs are fresh unless the file chooses them. Throws {@link UsageError}; whether the terms make sense is
 * the authority's to say.
 */
export function missionTerms(
  objective: string | undefined,
  options: TermsOptions,
  { organization, nowMs }: { readonly organization: Organization; readonly nowMs: number },
): MissionCreateCommandPayload {
  const { file, coordinator, done, budget, deadline, priority } = options;
  const stated: Partial<MissionCreateCommandPayload> = file === undefined ? {} : readJsonFile(file);
  const words = objective ?? stated.objective;
  if (words === undefined) throw new UsageError("say what the Mission is to achieve, or name a file that does");
  const agentId = coordinator ?? stated.coordinatorAgentId ?? "coordinator";
  return {
    ...missionPayload(words, agentIdOf(organization, agentId), nowMs),
    missionId: randomUrn(),
    groupId: randomUrn(),
    ...stated,
    objective: words,
    coordinatorAgentId: agentIdOf(organization, agentId),
    ...(done !== undefined && { definitionOfDone: criteria(done) }),
    ...(budget !== undefined && { budget: parseBudget(budget) }),
    ...(deadline !== undefined && { deadline: parseTime(deadline, nowMs) }),
    ...(priority !== undefined && { priorityClass: priorityClass(priority) }),
  };
}

const priorities = ["routine", "normal", "high", "critical"] as const;

function priorityClass(text: string): (typeof priorities)[number] {
  const found = priorities.find((known) => known === text);
  if (found === undefined) throw new UsageError(`${text} is no priority: say ${priorities.join(", ")}`);
  return found;
}

/** Criteria as they are typed: `id: description [evidence, …]`, the Evidence `human_review` unless it says. */
function criteria(texts: readonly string[]): MissionCreateCommandPayload["definitionOfDone"] {
  const [first, ...more] = texts.map(criterion);
  if (first === undefined) throw new UsageError("a Mission needs a criterion at least");
  return [first, ...more];
}

function criterion(text: string): AcceptanceCriterion {
  const [, criterionId, description, evidence] = /^([^\s:]+):\s*(.+?)\s*(?:\[([^\]]+)\])?$/.exec(text) ?? [];
  if (criterionId === undefined || description === undefined)
    throw new UsageError(`${text} is no criterion: say "id: what must hold [human_review]"`);
  const [first, ...more] = (evidence ?? "human_review").split(",").map((one) => one.trim());
  return { criterionId, description, evidenceRequired: [first ?? "human_review", ...more] } as AcceptanceCriterion;
}
