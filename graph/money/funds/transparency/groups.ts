/** Fewer requests than this could be recognized by someone who knows one of them. */
export const leastShownRequests = 5;

interface Group {
  name: string;
  requests: number;
  cents: number;
}

/**
 * The groups that may be shown, most requests first. A group of fewer than five is left out. If
 * what is left out comes to fewer than five in all, so is the smallest other group: whoever knows
 * the sum of all groups could compute the rest.
 */
export function shownGroups<One extends Group>(groups: readonly One[]): One[] {
  const inOrder = groups.toSorted((one, other) => other.requests - one.requests);
  const shown = inOrder.filter(({ requests }) => requests >= leastShownRequests);
  const hidden = inOrder.slice(shown.length).reduce((sum, { requests }) => sum + requests, 0);
  return hidden > 0 && hidden < leastShownRequests ? shown.slice(0, -1) : shown;
}
