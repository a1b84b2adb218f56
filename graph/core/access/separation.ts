// Money needs two people. No role, not even super administrator, is exempt from these rules.

/** Whether the person who recorded a movement of money is another one than the viewer. */
export const isSecondPerson = (viewer: { adminId: number }, { enteredById }: { enteredById: number }) =>
  viewer.adminId !== enteredById;

/**
 * Whether a person, by all their identifiers (`personKeysOf`), may settle the money of help: not if
 * they dispatched it. The database checks the same: `HelpDispatch_settled_by_another`. Refuse with
 * `settlesOwnDispatch` of shared/core/sentences.ts.
 */
export const isSeparateSettler = (
  personKeys: readonly string[],
  dispatches: readonly { readonly dispatchedByKeys: readonly string[] }[],
) => !dispatches.some(({ dispatchedByKeys }) => dispatchedByKeys.some((key) => personKeys.includes(key)));

/** Whether the person who accepts a statement's money is another one than who imported it. */
export const isSeparateAccepter = (
  { username }: { username: string },
  { importedBy }: { importedBy: string },
) => username.toLowerCase() !== importedBy.toLowerCase();
