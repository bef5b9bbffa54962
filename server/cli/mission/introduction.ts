import { MwpError } from "../../../lib/human/mod.ts";
import { agentOf } from "../clients.ts";
import type { Organization } from "../organization.ts";

/**
 * A Coordinator must have opened a Session once (P15). Where its key is at hand, as in a development Organization, that
 * is made up for and the Command sent again; an Agent that runs on its own has done so, and its Session is left alone.
 */
export async function withIntroduction<T>(
  organization: Organization,
  coordinatorAgentId: string,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isUnknown = error instanceof MwpError && error.code === "INVALID_COMMAND" && /Session/.test(error.message);
    const [name] = [...organization.principals].find(([, { principal }]) => principal.id === coordinatorAgentId) ?? [];
    if (!isUnknown || name === undefined) throw error;
    const agent = await agentOf(organization, name);
    await agent.ping();
    await agent.close();
    return send();
  }
}
