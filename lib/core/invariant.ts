/** One thing that holds of a Group's state, with what to say where it does not. */
export type Check = readonly [holds: boolean, text: string];
