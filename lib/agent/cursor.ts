/** One Group's entry of an ACK frame. */
export interface Acknowledgement {
  readonly groupId: string;
  readonly sequence: number;
}

/**
 * The durable Cursors of one Agent, one per Group (MWP-WRK-030), and what the authority has been told of them.
 * A Cursor moves along the stream only, from where it stands, so it never passes a gap.
 */
export interface Cursors {
  /** Sequence up to which everything owed was durably processed; 0 for a Group not seen before. */
  at(groupId: string): number;
  /** Puts a Cursor where the owner of the Agent wants it: start of a restored snapshot, or back to replay. */
  place(groupId: string, sequence: number): void;
  /** Notes that the stretch after `after` up to `through` is saved. Throws RangeError when it does not start at the Cursor. */
  advance(groupId: string, after: number, through: number): void;
  /** What an ACK has to tell now; asked again it is empty until a Cursor moves. */
  due(): readonly Acknowledgement[];
}

/** Cursors as they were saved. */
export function createCursors(saved: Iterable<Acknowledgement>): Cursors {
  const cursors = new Map([...saved].map(({ groupId, sequence }) => [groupId, sequence]));
  const untold = new Set<string>();
  const at = (groupId: string): number => cursors.get(groupId) ?? 0;
  return {
    at,
    place(groupId, sequence) {
      cursors.set(groupId, sequence);
    },
    advance(groupId, after, through) {
      if (after !== at(groupId) || through < after) throw new RangeError("a Cursor moves on from where it stands");
      cursors.set(groupId, through);
      untold.add(groupId);
    },
    due() {
      const acknowledgements = [...untold].map((groupId) => ({ groupId, sequence: at(groupId) }));
      untold.clear();
      return acknowledgements;
    },
  };
}
