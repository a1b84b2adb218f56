import { TaskCancelledError, timeout, TimeoutStrategy } from "cockatiel";

/**
 * What the work comes to, or `TookTooLong` when it takes longer; the work itself is not stopped.
 */
export const within = <Result>(milliseconds: number, work: PromiseLike<Result>): Promise<Result> =>
  timeout(milliseconds, TimeoutStrategy.Aggressive).execute(() => work);

export { TaskCancelledError as TookTooLong };
