import { adminRoles, mainRole, permissionNames, permissionsOf } from "../../../shared/core/access/roles.ts";
import { deskDensities } from "../../../shared/accounts/admins/density.ts";
import { caseFacts, factsIn } from "../../../shared/desk/cases/rules.ts";
import { builder } from "../../core/graphql/builder.ts";
import { Trust, VerificationStatus } from "../../officers/verification/enums.ts";
import {
  adminDebts,
  isAnyAdmin,
  isOfficer,
  type AdminViewer,
  type OfficerViewer,
  type Viewer as Asking,
} from "../../core/access/viewer.ts";

const ViewerKind = builder.enumType("ViewerKind", {
  values: ["visitor", "citizen", "officer", "admin"] as const,
});
export const AdminRole = builder.enumType("AdminRole", { values: adminRoles });

const AdminPermission = builder.enumType("AdminPermission", { values: permissionNames });

const OfficerIdentity = builder.objectRef<OfficerViewer>("OfficerIdentity").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    badgeNumber: t.exposeString("badgeNumber"),
    caseNumber: t.exposeString("caseNumber"),
    status: t.expose("status", { type: VerificationStatus }),
    trust: t.expose("trust", { type: Trust, nullable: true }),
  }),
});

const AdminDebt = builder.enumType("AdminDebt", { values: adminDebts });

export const DeskDensity = builder.enumType("DeskDensity", { values: deskDensities });

export const CaseFactType = builder.enumType("CaseFact", { values: caseFacts });

export const AdminIdentity = builder.objectRef<AdminViewer>("AdminIdentity").implement({
  access: "through",
  fields: (t) => ({
    username: t.exposeString("username"),
    role: t.field({ type: AdminRole, resolve: ({ roles }) => mainRole(roles) }),
    roles: t.field({ type: [AdminRole], resolve: ({ roles }) => [...roles] }),
    permissions: t.field({ type: [AdminPermission], resolve: ({ roles }) => permissionsOf(roles) }),
    owes: t.expose("owes", { type: AdminDebt, nullable: true }),
    density: t.field({
      type: DeskDensity,
      nullable: true,
      resolve: async ({ adminId, tool }, _args, { db }) =>
        tool
          ? null
          : ((await db.admin.findUnique({ where: { id: adminId }, select: { density: true } }))?.density ??
            null),
    }),
    caseFacts: t.field({
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
  access: "public",
  fields: (t) => ({
    id: t.id({ resolve: () => "viewer" }),
    kind: t.expose("kind", { type: ViewerKind }),
    officer: t.field({
      type: OfficerIdentity,
      nullable: true,
      resolve: (viewer) => (isOfficer(viewer) ? viewer : null),
    }),
    admin: t.field({
      type: AdminIdentity,
      nullable: true,
      resolve: (viewer) => (isAnyAdmin(viewer) ? viewer : null),
    }),
  }),
});
