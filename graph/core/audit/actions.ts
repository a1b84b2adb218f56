/*
 * The actions of the audit log, as noun.verb in lower case with hyphens, each with its sentence.
 * Each group declares its own in `audit-actions.ts`. Log rows never change, so names are
 * permanent. A spelling that is no longer written stays as a `former` one.
 */

interface Notes<Actions> {
  /** The sentence if the action failed. By default "Failed: " and the sentence. */
  failed?: Partial<Record<keyof Actions, string>>;
  /** How older rows spell it. */
  former?: Partial<Record<keyof Actions, readonly string[]>>;
  /** Their details name a second case, which may be another agency's. */
  namesOtherCase?: readonly (keyof Actions)[];
}

interface Declared {
  said: string;
  failed: string;
  spellings: readonly string[];
  namesOtherCase: boolean;
}

const declared = new Map<string, Declared>();
const current = new Map<string, string>();

/** Adds a group's actions to the log. The compiler learns their names from `AuditActions`. */
export function declareActions<const Actions extends Record<string, string>>(
  actions: Actions,
  { failed, former, namesOtherCase = [] }: Notes<Actions> = {},
): Actions {
  for (const [action, said] of Object.entries(actions)) {
    const spellings = [action, ...(former?.[action] ?? [])];
    declared.set(action, {
      ...{ said, failed: failed?.[action] ?? `Failed: ${said}`, spellings },
      namesOtherCase: namesOtherCase.includes(action),
    });
    for (const spelled of spellings) current.set(spelled, action);
  }
  return actions;
}

const coreActions = declareActions(
  {
    "access.denied": "Was denied access",
    "session.ended": "Ended a session",
    "session.locked": "Locked an officer's session",
    "session.reopened": "Reopened a session after a lost response",
  },
  { failed: { "access.denied": "Was denied access" } },
);

type CoreActions = typeof coreActions;
/** Every action. A group adds its own by `declare module`. */
export interface AuditActions extends CoreActions {}
export type AuditAction = keyof AuditActions;

/** In alphabetical order. */
export const auditActions = (): AuditAction[] => [...declared.keys()].toSorted() as AuditAction[];

/** The sentence for an action, or for a failed attempt. */
export function sentenceFor(action: AuditAction, isFailure: boolean): string {
  const known = declared.get(action);
  if (!known) throw new Error(`The audit action ${action} has no sentence`);
  return isFailure ? known.failed : known.said;
}

/** Every spelling under which the log holds an action. */
export const spellingsOf = (action: AuditAction): readonly string[] =>
  declared.get(action)?.spellings ?? [action];

/** The action that a row names, in any spelling. Undefined for an unknown word. */
export const actionOf = (written: string): AuditAction | undefined =>
  current.get(written) as AuditAction | undefined;

/** Whether the details of a row with this action name a second case. */
export const namesOtherCase = (action: string): boolean => declared.get(action)?.namesOtherCase ?? false;

/** The kind of object that a row is about. Some older rows spell it with a capital. */
export type AuditResource =
  | "access"
  | "admin"
  | "agency"
  | "ai-ruleset"
  | "allocation"
  | "api-key"
  | "audit"
  | "analytics"
  | "callback"
  | "case-view"
  | "compliance"
  | "correction"
  | "deposit"
  | "destruction"
  | "packet"
  | "dispatch"
  | "entry"
  | "event"
  | "evidence"
  | "feedback"
  | "fiscal-year"
  | "fund"
  | "hold"
  | "identity-provider"
  | "ledger"
  | "letter"
  | "message"
  | "network"
  | "officer"
  | "recipient"
  | "release"
  | "request"
  | "schedule"
  | "session"
  | "setup"
  | "statement"
  | "shift"
  | "task"
  | "template"
  | "system"
  | "urgency-rule"
  | "vendor"
  | "verification"
  | "voucher-book"
  | "webhook";
