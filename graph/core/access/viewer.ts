import type { Trust, VerificationStatus } from "../../../prisma/client/enums.ts";
import { grants, type AdminRoleName, type Permission } from "../../../shared/core/access/roles.ts";

export interface Visitor {
  kind: "visitor";
  /** Why the session of this caller's cookie ended. Only its holder has the cookie. */
  ended?: SessionEnd;
  /** The officer's session of this caller's cookie, which reads nothing until it is unlocked. */
  locked?: LockedSession;
}

/** What unlocking needs of a locked session. It gives no rights. */
export interface LockedSession {
  sessionId: number;
  officerId: number;
  verificationId: number;
  lockedAt: Date;
}

/**
 * `idle`: no activity. `expired`: its time limit was reached. `disabled`: so is the account.
 * `ended`: signed out in another window, replaced by a new sign-in, or ended by a person or a
 * change of the account. `provider`: the identity provider no longer confirms the person.
 * `locked`: an officer's session that can be unlocked.
 */
export const sessionEnds = ["idle", "expired", "disabled", "ended", "provider", "locked"] as const;
export type SessionEnd = (typeof sessionEnds)[number];

export interface CitizenViewer {
  kind: "citizen";
  sessionId: number;
  citizenId: number;
}

/**
 * A case whose supervisor has answered, and the rights that the answer gives. Rights belong to a
 * case, not to the holder of the session.
 */
export interface AnsweredCase {
  id: number;
  status: Exclude<VerificationStatus, "pending">;
  /** Null if the supervisor rejected it. */
  trust: Trust | null;
  supervisorEmailKey: string;
}

export interface OfficerViewer {
  kind: "officer";
  sessionId: number;
  officerId: number;
  badgeNumber: string;
  name: string;
  agency: string;
  /** The official email, normalized: the identity by which distinct people are counted. */
  emailKey: string;
  /** The current case, and its supervisor's answer. */
  verificationId: number;
  caseNumber: string;
  status: VerificationStatus;
  supervisorEmailKey: string;
  /** The rights of the current case; null until a supervisor confirms it. */
  trust: Trust | null;
  /** The officer's answered cases, including the current one. */
  cases: readonly AnsweredCase[];
}

export interface AdminViewer {
  kind: "admin";
  sessionId: number;
  adminId: number;
  username: string;
  roles: readonly AdminRoleName[];
  emailKey: string;
  /** The agencies whose cases it sees. Null: all cases, and the program's own pages. */
  agencies: readonly number[] | null;
  /** The one agency that its lists show; null for all that it sees. */
  shownAgency: number | null;
  /** The steps that this session still owes; until then it opens nothing else. */
  owes: AdminDebt | null;
  /** A program with an API key, without an account or a session (accounts/api-keys/use.ts). */
  tool?: {
    keyId: number;
    scopes: readonly string[];
    /** The super administrator who answers for it. */
    owner: { username: string; emailKey: string };
    /** The outside body that uses it, for which a person's release is given. */
    body: string | null;
    /** The title of an agreement by which that body processes data for the program. */
    agreement: string | null;
  };
}

/**
 * The second factor's code; a passkey in its place, where one is required and known; a new password
 * in place of a first or temporary one; a second factor or a first passkey, if the configuration
 * requires one.
 */
export const adminDebts = ["code", "use_passkey", "password", "second_factor", "passkey"] as const;
export type AdminDebt = (typeof adminDebts)[number];

/** The caller, from the session cookie alone. Every permission starts here. */
export type Viewer = Visitor | CitizenViewer | OfficerViewer | AdminViewer;

export const isVisitor = (viewer: Viewer): viewer is Visitor => viewer.kind === "visitor";
export const isCitizen = (viewer: Viewer): viewer is CitizenViewer => viewer.kind === "citizen";
export const isOfficer = (viewer: Viewer): viewer is OfficerViewer => viewer.kind === "officer";

/** Also a session that still owes a step and may do nothing else. */
export const isAnyAdmin = (viewer: Viewer): viewer is AdminViewer => viewer.kind === "admin";

/**
 * Authenticated beyond the password, if the account has a second factor: may complete the other
 * steps.
 */
export const isKnownAdmin = (viewer: Viewer): viewer is AdminViewer =>
  isAnyAdmin(viewer) && !owesFactor(viewer);

/** Only the password was given so far. */
export const owesFactor = ({ owes }: AdminViewer): boolean => owes === "code" || owes === "use_passkey";

/** Signed in, with no step left. */
export const isAdmin = (viewer: Viewer): viewer is AdminViewer => isAnyAdmin(viewer) && viewer.owes === null;

export const isSuperAdmin = (viewer: Viewer): viewer is AdminViewer =>
  isAdmin(viewer) && viewer.roles.includes("super_admin") && viewer.agencies === null && !isTool(viewer);

/**
 * All identifiers of the person who acts; two people who share one of them are the same. An API key
 * is the person who answers for it. Empty for a visitor.
 */
export function personKeysOf(viewer: Viewer): string[] {
  switch (viewer.kind) {
    case "admin": {
      const { username, emailKey } = viewer.tool?.owner ?? viewer;
      return [`admin:${username.toLowerCase()}`, ...(emailKey ? [`email:${emailKey}`] : [])];
    }
    case "officer":
      return [`officer:${viewer.officerId}`, `email:${viewer.emailKey}`];
    case "citizen":
      return [`citizen:${viewer.citizenId}`];
    case "visitor":
      return [];
  }
}

/** Signed in, and one of the account's roles permits it. */
export const may = (viewer: Viewer, permission: Permission): viewer is AdminViewer =>
  isAdmin(viewer) && grants(viewer.roles, permission);

/** The program that calls with an API key; undefined for a person. */
export const toolOf = (viewer: Viewer) => (viewer.kind === "admin" ? viewer.tool : undefined);

export const isTool = (viewer: Viewer): boolean => toolOf(viewer) !== undefined;

/** Some supervisor has confirmed a case of this officer; a provisional grant is not that. */
export const isConfirmed = (viewer: Viewer): viewer is OfficerViewer =>
  isOfficer(viewer) && viewer.cases.some(({ trust }) => trust !== null);

/** An agency has confirmed it. Only then may an officer act beyond their own cases. */
export const isTrusted = (viewer: Viewer): viewer is OfficerViewer =>
  isOfficer(viewer) && viewer.cases.some(({ trust }) => trust === "trusted");

/** The column that names the viewer as owner; null for a visitor, who owns nothing. */
export function ownerOf(
  viewer: Viewer,
): { officerId: number } | { citizenId: number } | { adminId: number } | null {
  switch (viewer.kind) {
    case "visitor":
      return null;
    case "citizen":
      return { citizenId: viewer.citizenId };
    case "officer":
      return { officerId: viewer.officerId };
    case "admin":
      return { adminId: viewer.adminId };
  }
}

interface Owned {
  officerId: number | null;
  citizenId: number | null;
  adminId?: number | null;
}

/** The same for a row that was read. */
export const owns = (viewer: Viewer, row: Owned): boolean =>
  (viewer.kind === "officer" && row.officerId === viewer.officerId) ||
  (viewer.kind === "citizen" && row.citizenId === viewer.citizenId) ||
  (viewer.kind === "admin" && row.adminId === viewer.adminId);

/** The sessions that this browser leaves when another one is opened in it. */
export const sessionsLeftBy = (viewer: Viewer): number[] => {
  if (!isVisitor(viewer)) return [viewer.sessionId];
  return viewer.locked ? [viewer.locked.sessionId] : [];
};

export const sessionIdOf = (viewer: Viewer): number | null => (isVisitor(viewer) ? null : viewer.sessionId);

/** How an audit row names the viewer. */
export function actorOf(viewer: Viewer): {
  actorKind: Viewer["kind"] | "system";
  actorId: string | null;
  actorName: string | null;
} {
  switch (viewer.kind) {
    case "visitor":
      return { actorKind: "visitor", actorId: null, actorName: null };
    case "citizen":
      return { actorKind: "citizen", actorId: String(viewer.citizenId), actorName: null };
    case "officer":
      return {
        actorKind: "officer",
        actorId: String(viewer.officerId),
        actorName: `${viewer.name} (${viewer.badgeNumber})`,
      };
    case "admin":
      if (viewer.tool)
        return { actorKind: "system", actorId: `api-key:${viewer.tool.keyId}`, actorName: viewer.username };
      return { actorKind: "admin", actorId: String(viewer.adminId), actorName: viewer.username };
  }
}
