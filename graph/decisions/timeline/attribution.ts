/** Who a request can be waiting for. */
export const owners = [
  "officer",
  "supervisor",
  "second_approver",
  "administrator",
  "fund",
  "vendor",
  "recipient",
  "transport",
  "system",
  "closed",
] as const;
export type Owner = (typeof owners)[number];

/** What the owner has to do before the request can go on. */
export const reasons = [
  "verification",
  "confirmation",
  "supervisor_email",
  "victim_info",
  "needs",
  "recommendation",
  "approval",
  "second_approval",
  "assignment",
  "funds",
  "dispatch",
  "handover",
  "recipient_message",
  "problem",
  "answer",
  "redemption",
  "completion",
  "closed",
] as const;
export type Reason = (typeof reasons)[number];

/** One event in the life of a request. Times are in milliseconds since 1970. */
export type TimelineEvent = { at: number } & (
  | { kind: "filed"; hasOfficer: boolean; helpTypes: readonly string[] }
  | { kind: "officer_assigned" }
  | { kind: "supervisor_asked" }
  | { kind: "supervisor_email_delivered" }
  | { kind: "officer_confirmed" }
  | { kind: "officer_rejected" }
  | { kind: "victim_info_saved" }
  | { kind: "needs_confirmed" }
  | { kind: "recommended" }
  | { kind: "approval_recorded" }
  | { kind: "approvals_voided" }
  | { kind: "funds_short" }
  | { kind: "approved" }
  | { kind: "denied" }
  | { kind: "completed" }
  | { kind: "reopened"; isApproved: boolean }
  | { kind: "dispatched"; dispatch: number; helpType: string }
  | { kind: "dispatch_completed"; dispatch: number }
  | { kind: "dispatch_voided"; dispatch: number }
  | { kind: "problem_reported"; response: number }
  | { kind: "problem_handled"; response: number; awaitsAnswer: boolean }
  | { kind: "recipient_answered" }
  | { kind: "message_queued"; message: string }
  | { kind: "message_sent"; message: string }
);

export interface Span {
  from: number;
  to: number;
  owner: Owner;
  reason: Reason;
}

interface Standing {
  hasOfficer: boolean;
  helpTypes: readonly string[];
  supervisor: "not_asked" | "asked" | "confirmed" | "rejected";
  isSupervisorEmailDelivered: boolean;
  hasVictimInfo: boolean;
  hasNeeds: boolean;
  isRecommended: boolean;
  approvals: number;
  isFundShort: boolean;
  isApproved: boolean;
  isClosed: boolean;
  dispatches: ReadonlyMap<number, { helpType: string; isDone: boolean }>;
  problems: ReadonlySet<number>;
  awaitsAnswer: boolean;
  messages: ReadonlySet<string>;
}

const unfiled: Standing = {
  hasOfficer: false,
  helpTypes: [],
  supervisor: "not_asked",
  isSupervisorEmailDelivered: false,
  hasVictimInfo: false,
  hasNeeds: false,
  isRecommended: false,
  approvals: 0,
  isFundShort: false,
  isApproved: false,
  isClosed: false,
  dispatches: new Map(),
  problems: new Set(),
  awaitsAnswer: false,
  messages: new Set(),
};

/**
 * Who the request waited for, from filing to completion or denial, or to `now` while it is open.
 * The spans follow each other without a gap or overlap. A later event never changes an earlier
 * span. An event from before the filing counts as known at the filing. If the clock was set back,
 * the last span ends at the last event. Returns no spans without a `filed` event.
 */
export function spansOf(events: readonly TimelineEvent[], now: number): Span[] {
  const filed = events.find(({ kind }) => kind === "filed");
  if (!filed) return [];
  const inOrder = [...events]
    .map((event) => ({ ...event, at: Math.max(event.at, filed.at) }))
    .toSorted((one, other) => one.at - other.at);
  const spans: Span[] = [];
  let standing = inOrder.reduce(
    (before, next) => (next.at === filed.at ? after(before, next) : before),
    unfiled,
  );
  let from = filed.at;
  for (const event of inOrder) {
    if (event.at === filed.at) continue;
    add(spans, { from, to: event.at, ...waitingFor(standing) });
    standing = after(standing, event);
    from = event.at;
  }
  add(spans, { from, to: Math.max(now, from), ...waitingFor(standing) });
  // While closed, a request waits for no one, unless it was reopened.
  return spans.at(-1)?.owner === "closed" ? spans.slice(0, -1) : spans;
}

/** Adds a span, or prolongs the last one if it continues; spans without length are left out. */
function add(spans: Span[], span: Span) {
  const last = spans.at(-1);
  if (span.to === span.from) return;
  if (last?.owner === span.owner && last.reason === span.reason) last.to = span.to;
  else spans.push(span);
}

function after(before: Standing, event: TimelineEvent): Standing {
  switch (event.kind) {
    case "filed":
      return { ...before, hasOfficer: event.hasOfficer, helpTypes: event.helpTypes };
    case "officer_assigned":
      return { ...before, hasOfficer: true };
    case "supervisor_asked":
      return { ...before, supervisor: "asked" };
    case "supervisor_email_delivered":
      return { ...before, isSupervisorEmailDelivered: true };
    case "officer_confirmed":
      return { ...before, supervisor: "confirmed" };
    case "officer_rejected":
      return { ...before, supervisor: "rejected", isSupervisorEmailDelivered: false };
    case "victim_info_saved":
      return { ...before, hasVictimInfo: true };
    case "needs_confirmed":
      return { ...before, hasNeeds: true };
    case "recommended":
      return { ...before, isRecommended: true };
    case "approval_recorded":
      return { ...before, approvals: before.approvals + 1 };
    case "approvals_voided":
      return { ...before, approvals: 0, isFundShort: false };
    case "funds_short":
      return { ...before, isFundShort: true };
    case "approved":
      return { ...before, isApproved: true, isFundShort: false };
    case "denied":
    case "completed":
      return { ...before, isClosed: true };
    case "reopened":
      return { ...before, isClosed: false, isApproved: event.isApproved, approvals: 0 };
    case "dispatched":
      return {
        ...before,
        isApproved: true,
        awaitsAnswer: false,
        dispatches: new Map(before.dispatches).set(event.dispatch, {
          helpType: event.helpType,
          isDone: false,
        }),
      };
    case "dispatch_completed":
      return { ...before, dispatches: withDone(before.dispatches, event.dispatch) };
    case "dispatch_voided":
      return { ...before, dispatches: without(before.dispatches, event.dispatch) };
    case "problem_reported":
      return { ...before, awaitsAnswer: false, problems: new Set(before.problems).add(event.response) };
    case "problem_handled":
      return {
        ...before,
        problems: new Set([...before.problems].filter((response) => response !== event.response)),
        awaitsAnswer: event.awaitsAnswer,
      };
    case "recipient_answered":
      return { ...before, awaitsAnswer: false };
    case "message_queued":
      return { ...before, messages: new Set(before.messages).add(event.message) };
    case "message_sent":
      return {
        ...before,
        messages: new Set([...before.messages].filter((message) => message !== event.message)),
      };
  }
}

function withDone(dispatches: Standing["dispatches"], dispatch: number): Standing["dispatches"] {
  const known = dispatches.get(dispatch);
  return known ? new Map(dispatches).set(dispatch, { ...known, isDone: true }) : dispatches;
}

function without(dispatches: Standing["dispatches"], dispatch: number): Standing["dispatches"] {
  return new Map([...dispatches].filter(([id]) => id !== dispatch));
}

type Waiting = Pick<Span, "owner" | "reason">;

const is = (owner: Owner, reason: Reason): Waiting => ({ owner, reason });

/** The one owner of a moment: the earliest step that is missing. */
function waitingFor(standing: Standing): Waiting {
  if (standing.isClosed) return is("closed", "closed");
  return standing.isApproved ? helpOf(standing) : decisionOf(standing);
}

function decisionOf(standing: Standing): Waiting {
  if (standing.isFundShort) return is("fund", "funds");
  if (standing.approvals > 0) return is("second_approver", "second_approval");
  if (!standing.hasOfficer) return is("administrator", "assignment");
  if (standing.supervisor === "asked")
    return standing.isSupervisorEmailDelivered
      ? is("supervisor", "confirmation")
      : is("transport", "supervisor_email");
  if (standing.supervisor !== "confirmed") return is("officer", "verification");
  if (!standing.hasNeeds) return is("officer", "needs");
  if (!standing.hasVictimInfo) return is("officer", "victim_info");
  return standing.isRecommended ? is("officer", "approval") : is("system", "recommendation");
}

function helpOf({ hasOfficer, helpTypes, dispatches, problems, awaitsAnswer, messages }: Standing): Waiting {
  if (problems.size > 0) return is("administrator", "problem");
  if (awaitsAnswer) return is("recipient", "answer");
  const dispatched = [...dispatches.values()];
  // Without a kind of help that a provider gives, the money itself is the help.
  if (dispatched.length === 0 && helpTypes.length === 0)
    return is(hasOfficer ? "officer" : "administrator", "handover");
  const isMissing = (type: string) => !dispatched.some(({ helpType }) => helpType === type);
  if (helpTypes.some(isMissing)) return is("administrator", "dispatch");
  if (messages.size > 0) return is("transport", "recipient_message");
  return dispatched.every(({ isDone }) => isDone)
    ? is("administrator", "completion")
    : is("vendor", "redemption");
}
