import type { Actor } from "../../generated/types.ts";
import type { HttpClient } from "../../lib/human/api.ts";
import type {
  Approver,
  CommandFields,
  CommandKindName,
  CommandReceipt,
  HumanClient,
  PayloadOf,
} from "../../lib/human/mod.ts";
import type { MissionDetail } from "../../lib/wire/http.ts";
import { humanOf, knownPrincipal, readerOf, signerOf } from "./clients.ts";
import { type Organization, readOrganization } from "./organization.ts";
import type { View } from "./render/mission.ts";
import { styleFor } from "./render/text.ts";

/** What every verb of a human takes. */
export interface SeatOptions {
  readonly organization: string;
  readonly as: string;
  readonly json?: boolean;
}

/** A human at the command line: reads and decides over HTTPS with a key of its own. */
export interface Seat {
  readonly organization: Organization;
  readonly principal: Actor;
  readonly reader: HttpClient;
  readonly client: HumanClient;
  /** Whose signature an Approval gets, now. */
  approver(): Approver;
  /** How to show things, now. */
  view(): View;
}

/** The seat of `--as` in an Organization. Throws for an Agent: those speak over their WebSocket. */
export function takeSeat({ organization: file, as }: SeatOptions): Seat {
  const organization = readOrganization(file);
  const known = knownPrincipal(organization, as);
  return {
    organization,
    principal: known.principal,
    reader: readerOf(organization, as),
    client: humanOf(organization, as),
    approver: () => ({ approver: known.principal, signer: signerOf(known), nowMs: Date.now() }),
    view: () => ({ style: styleFor(process.stdout, process.env), nowMs: Date.now() }),
  };
}

/** Sends a Command into a Group as the member that the caller is there. */
export function sendIn<K extends CommandKindName>(
  { client }: Seat,
  { mission, membership }: Pick<MissionDetail, "mission" | "membership">,
  command: { readonly kind: K; readonly payload: PayloadOf<K>; readonly fields?: Partial<CommandFields> },
): Promise<CommandReceipt> {
  const { groupId } = mission;
  const { membershipEpoch } = membership;
  const fields = { ...command.fields, groupId, membershipEpoch, payload: command.payload };
  return client.sendCommand(command.kind, fields as CommandFields<PayloadOf<K>>);
}
