import { Trust, VerificationStatus, valuesOf } from "../../core/graphql/enums.ts";
import { permissionTexts, roleTexts } from "../../../shared/core/access/roles.en.ts";
import { adminRoles, mainRole, permissionNames, permissionsOf } from "../../../shared/core/access/roles.ts";
import { deskDensities } from "../../../shared/accounts/admins/density.ts";
import { caseFacts, factsIn } from "../../../shared/desk/cases/rules.ts";
import { builder } from "../../core/graphql/builder.ts";
import {
  adminDebts,
  isAnyAdmin,
  isOfficer,
  type AdminViewer,
  type OfficerViewer,
  type Viewer as Asking,
} from "../../core/access/viewer.ts";

const ViewerKind = builder.enumType("ViewerKind", {
  description: "Kind of a caller.",
  values: {
    visitor: { description: "A person without a session." },
    citizen: { description: "An anonymous person who has filed a request." },
    officer: { description: "An officer." },
    admin: { description: "An administrator." },
  },
});
export const AdminRole = builder.enumType("AdminRole", {
  description: "Role of an administrator. An account can have several.",
  values: valuesOf(adminRoles, roleTexts),
});

const AdminPermission = builder.enumType("AdminPermission", {
  description: "What a role of an administrator permits.",
  values: valuesOf(permissionNames, permissionTexts),
});

const OfficerIdentity = builder.objectRef<OfficerViewer>("OfficerIdentity").implement({
  description: "The officer of the current session, with the newest case.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the officer." }),
    badgeNumber: t.exposeString("badgeNumber", { description: "Badge number." }),
    caseNumber: t.exposeString("caseNumber", { description: "Case number of the newest case." }),
    status: t.expose("status", {
      description: "Verification status of the newest case.",
      type: VerificationStatus,
    }),
    trust: t.expose("trust", {
      description: "What the officer may do. Null until the case is confirmed or a 911 grant is active.",
      type: Trust,
      nullable: true,
    }),
  }),
});

const AdminDebt = builder.enumType("AdminDebt", {
  description: "What an administrator's session must complete before it can do anything else.",
  values: valuesOf(adminDebts, {
    code: "Enter the second factor's code (`adminVerifyMfa`).",
    use_passkey:
      "Use one of the account's passkeys, because the configuration requires one (`beginPasskeySignIn`). Codes are refused with `FORBIDDEN`.",
    password: "Replace the first or temporary password (`changeAdminPassword`).",
    passkey: "Add a passkey, because the configuration requires one (`beginPasskey`).",
    second_factor: "Set up a second factor, because the configuration requires it (`beginSecondFactor`).",
  }),
});

export const DeskDensity = builder.enumType("DeskDensity", {
  description: "How much of a list the desk's screens show at once.",
  values: valuesOf(deskDensities, {
    comfortable: "Large targets and text.",
    compact: "Smaller spaces.",
    dense: "The smallest spaces.",
  }),
});

export const CaseFactType = builder.enumType("CaseFact", {
  description: "A fact that the list of cases can show.",
  values: valuesOf(caseFacts, {
    amount: "The requested amount.",
    created: "When the request was filed.",
    help: "The requested kinds of help.",
    letters: "The number of letters.",
    officer: "The officer of the case.",
    owner: "The administrator who handles it.",
    responses: "The number of responses.",
  }),
});

export const AdminIdentity = builder.objectRef<AdminViewer>("AdminIdentity").implement({
  description: "The administrator of the current session.",
  access: "through",
  fields: (t) => ({
    username: t.exposeString("username", { description: "User name of the account." }),
    role: t.field({
      description: "Widest role of the account, for clients that know one role.",
      type: AdminRole,
      resolve: ({ roles }) => mainRole(roles),
    }),
    roles: t.field({
      description: "Every role of the account.",
      type: [AdminRole],
      resolve: ({ roles }) => [...roles],
    }),
    permissions: t.field({
      description: "What the account's roles permit.",
      type: [AdminPermission],
      resolve: ({ roles }) => permissionsOf(roles),
    }),
    programWide: t.boolean({
      description: "True if the account sees every case and the program's own pages.",
      resolve: ({ agencies }) => agencies === null,
    }),
    shownAgency: t.exposeInt("shownAgency", {
      description: "`number` of the one agency that this session's lists show. Null: all that it sees.",
      nullable: true,
    }),
    owes: t.expose("owes", {
      description:
        "What the session must complete first. Until then, other calls answer FORBIDDEN. Null if nothing is left to do.",
      type: AdminDebt,
      nullable: true,
    }),
    density: t.field({
      description: "How dense the account's desk screens are. Null: by the width of the screen.",
      type: DeskDensity,
      nullable: true,
      resolve: async ({ adminId, tool }, _args, { db }) =>
        tool
          ? null
          : ((await db.admin.findUnique({ where: { id: adminId }, select: { density: true } }))?.density ??
            null),
    }),
    caseFacts: t.field({
      description: "What the account's list of cases shows beside number, name and status.",
      type: [CaseFactType],
      resolve: async ({ adminId, tool }, _args, { db }) => {
        const row = tool
          ? null
          : await db.admin.findUnique({ where: { id: adminId }, select: { caseFacts: true } });
        return factsIn(row?.caseFacts);
      },
    }),
  }),
});

/** Also the result of the mutations that change the viewer. */
export const Viewer = builder.objectRef<Asking>("Viewer").implement({
  description: "The caller, identified only by the session cookie.",
  access: "public",
  fields: (t) => ({
    id: t.id({
      description: "Always the same value, so that a client caches one record.",
      resolve: () => "viewer",
    }),
    kind: t.expose("kind", { description: "Kind of the caller.", type: ViewerKind }),
    officer: t.field({
      description: "The officer. Null for other callers.",
      type: OfficerIdentity,
      nullable: true,
      resolve: (viewer) => (isOfficer(viewer) ? viewer : null),
    }),
    admin: t.field({
      description: "The administrator. Null for other callers.",
      type: AdminIdentity,
      nullable: true,
      resolve: (viewer) => (isAnyAdmin(viewer) ? viewer : null),
    }),
  }),
});
