/** One wish that a lane apply the intents that wait for it. */
export interface CatchUp {
  /** True until the lane turns to it: who wishes the same meanwhile shares it. */
  isWaiting: boolean;
  readonly done: Promise<void>;
  resolve(): void;
}

/** A wish that waits. */
export function createCatchUp(): CatchUp {
  let resolve: () => void = () => undefined;
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { isWaiting: true, done, resolve };
}
