// Money needs two people. No role, not even super administrator, is exempt from these rules.

/** Whether the person who recorded a movement of money is another one than the viewer. */
export const isSecondPerson = (viewer: { adminId: number }, { enteredById }: { enteredById: number }) =>
  viewer.adminId !== enteredById;

/**
 * Whether a person may settle the money of a case: not if they dispatched help for it. Refuse with
 * `settlesOwnDispatch` of core/sentences.ts.
 */
export const isSeparateSettler = (
  { username }: { username: string },
  { dispatchedBy }: { dispatchedBy: readonly string[] },
) => !dispatchedBy.some((name) => name.toLowerCase() === username.toLowerCase());
