import { Refusal } from "../errors.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { rolesInWords } from "../../../shared/core/access/roles.en.ts";
import { permissionNames, type Permission } from "../../../shared/core/access/roles.ts";
import { signInFirst, type Scope } from "../../../shared/core/access/trust.ts";
import {
  isAdmin,
  isAnyAdmin,
  isCitizen,
  isConfirmed,
  isKnownAdmin,
  isOfficer,
  isSuperAdmin,
  isVisitor,
  may,
  type AdminDebt,
  type AdminViewer,
  type CitizenViewer,
  type OfficerViewer,
  type Viewer,
} from "./viewer.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { says as endSays } from "../../../shared/core/sessions/sentences.ts";

/**
 * The audience of a field or a REST call. What a caller may see or change behind it is decided by
 * the policies.
 */
interface Audience {
  admits: (viewer: Viewer) => boolean;
  /** In words, for docs/access.md and for readers of the API description. */
  words: string;
  /** Sent with 401 to callers without a session; all others get 403. */
  signInFirst?: AnySentence;
  /** What an administrator's roles must permit. */
  permission?: Permission;
}

/** Administrators whose roles permit something; each permission is an audience of its name. */
const ofPermission = (permission: Permission) => ({
  admits: (viewer: Viewer): viewer is AdminViewer => may(viewer, permission),
  words: `An administrator with the role ${rolesInWords(permission)}.`,
  signInFirst: signInFirst.admin,
  permission,
});

/** Officers, and administrators whose roles permit something. */
const officersOr = (
  permission: Permission,
  { isOfficerIn, words }: { isOfficerIn: (viewer: Viewer) => viewer is OfficerViewer; words: string },
): Audience & { admits: Guard<OfficerViewer | AdminViewer> } => ({
  admits: (viewer): viewer is OfficerViewer | AdminViewer => isOfficerIn(viewer) || may(viewer, permission),
  words: `${words}, or an administrator with the role ${rolesInWords(permission)}.`,
  signInFirst: signInFirst.anybody,
  permission,
});
const anyOfficer = { isOfficerIn: isOfficer, words: "An officer" };
const confirmed = { isOfficerIn: isConfirmed, words: "An officer whose supervisor has confirmed them" };

export const audiences = {
  anyone: { admits: (_viewer): _viewer is Viewer => true, words: "Anyone." },
  public: {
    admits: (viewer): viewer is Viewer => !isAnyAdmin(viewer) || isAdmin(viewer),
    words:
      "Anyone, except an administrator whose session still owes the second factor or a password of their own.",
  },
  signedIn: {
    admits: (viewer): viewer is OfficerViewer | CitizenViewer | AdminViewer =>
      isOfficer(viewer) || isCitizen(viewer) || isAdmin(viewer),
    words: "An officer, a citizen or an administrator with a session; each sees their own.",
    signInFirst: signInFirst.anybody,
  },
  officer: { admits: isOfficer, words: "An officer's session.", signInFirst: signInFirst.officer },
  officerOrReader: officersOr("readCases", anyOfficer),
  officerOrWorker: officersOr("workCases", anyOfficer),
  confirmedOrApprover: officersOr("approve", confirmed),
  confirmedOrDispatcher: officersOr("dispatch", confirmed),
  confirmedOrWorker: officersOr("workCases", confirmed),
  anyAdmin: {
    admits: isAnyAdmin,
    words:
      "An administrator's session, also one that still owes the second factor or a password of their own.",
    signInFirst: signInFirst.admin,
  },
  knownAdmin: {
    admits: isKnownAdmin,
    words:
      "An administrator's session whose second factor was given where the account has one, also one that has yet to change the first password or to set up a second factor.",
    signInFirst: signInFirst.admin,
  },
  admin: { admits: isAdmin, words: "Any administrator.", signInFirst: signInFirst.admin },
  superAdmin: {
    admits: isSuperAdmin,
    words: "A super administrator.",
    signInFirst: signInFirst.admin,
    permission: "manageSystem",
  },
  ...(Object.fromEntries(permissionNames.map((name) => [name, ofPermission(name)])) as Record<
    Permission,
    ReturnType<typeof ofPermission>
  >),
} satisfies Record<string, Audience>;

export type AudienceName = keyof typeof audiences;

type Guard<Who extends Viewer> = (viewer: Viewer) => viewer is Who;
/** The viewer type after the audience check. */
type Admitted<Name extends AudienceName> =
  (typeof audiences)[Name]["admits"] extends Guard<infer Who> ? Who : never;

/** Throws unless the viewer belongs to the audience, and narrows the type. */
export function admit<Name extends AudienceName>(
  viewer: Viewer,
  name: Name,
): asserts viewer is Admitted<Name> {
  const audience: Audience = audiences[name];
  if (audience.admits(viewer)) return;
  if (isVisitor(viewer))
    throw new Refusal(
      "UNAUTHENTICATED",
      viewer.ended ? endSays[viewer.ended] : (audience.signInFirst ?? signInFirst.admin),
    );
  if (isAnyAdmin(viewer) && viewer.owes) throw new Refusal("FORBIDDEN", owed[viewer.owes]);
  throw new Refusal("FORBIDDEN", lacks(viewer, audience.permission));
}

/** Why a caller without any debt is refused: for an administrator, the roles that permit it. */
const lacks = (viewer: Viewer, permission: Permission | undefined): AnySentence =>
  permission && isAdmin(viewer) && !viewer.tool
    ? coreSays.roleMissing({ roles: rolesInWords(permission) })
    : coreSays.mayNot;

/** What an administrator's session must complete before it may do anything else. */
const owed: Record<AdminDebt, AnySentence> = {
  code: coreSays.codeOwed,
  use_passkey: coreSays.usePasskeyOwed,
  password: coreSays.passwordOwed,
  second_factor: coreSays.secondFactorOwed,
  passkey: coreSays.passkeyOwed,
};

/** An API key reads a GraphQL field only if the field names a scope and the key has it. */
export function admitTool(viewer: Viewer, scope: Scope | undefined): void {
  if (!isAnyAdmin(viewer) || !viewer.tool) return;
  if (scope === undefined || !viewer.tool.scopes.includes(scope))
    throw new Refusal("FORBIDDEN", coreSays.mayNot);
}

export function demand(allowed: boolean, message: AnySentence = coreSays.mayNot): asserts allowed {
  if (!allowed) throw new Refusal("FORBIDDEN", message);
}
