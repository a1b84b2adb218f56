import { TaskCancelledError, timeout, TimeoutStrategy } from "cockatiel";

/** The result of the work, or `TookTooLong` if it takes longer. The work itself is not stopped. */
export const within = <Result>(milliseconds: number, work: PromiseLike<Result>): Promise<Result> =>
  timeout(milliseconds, TimeoutStrategy.Aggressive).execute(() => work);

export { TaskCancelledError as TookTooLong };
