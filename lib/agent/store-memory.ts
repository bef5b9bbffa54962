import type { VerifiedEvent } from "./event.ts";
import type { AgentStore, GroupProgress } from "./store.ts";

/** A store that lasts as long as the process. `project` sees every Event once, in order per Group; what it throws ends the step unsaved. */
export function createMemoryStore(project?: (event: VerifiedEvent) => void): AgentStore {
  const progress = new Map<string, Map<string, GroupProgress>>();
  const groupsOf = (agentId: string): Map<string, GroupProgress> => {
    const groups = progress.get(agentId) ?? new Map<string, GroupProgress>();
    progress.set(agentId, groups);
    return groups;
  };
  return {
    load: async (agentId) => [...groupsOf(agentId).values()],
    async save(agentId, steps) {
      if (project !== undefined) for (const event of steps.flatMap(({ events }) => events)) project(event);
      for (const { groupId, cursor, membership } of steps)
        groupsOf(agentId).set(groupId, { groupId, cursor, ...(membership === undefined ? {} : { membership }) });
    },
  };
}
