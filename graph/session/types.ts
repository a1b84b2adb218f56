import { adminRoles } from "../admins/rules.shared.ts";
import { builder } from "../core/graphql/builder.ts";
import { Trust, VerificationStatus } from "../verification/enums.ts";
import {
  adminDebts,
  isAnyAdmin,
  isOfficer,
  type AdminViewer,
  type OfficerViewer,
  type Viewer as Asking,
} from "../core/access/viewer.ts";

const ViewerKind = builder.enumType("ViewerKind", {
  values: ["visitor", "citizen", "officer", "admin"] as const,
});
export const AdminRole = builder.enumType("AdminRole", { values: adminRoles });

const OfficerIdentity = builder.objectRef<OfficerViewer>("OfficerIdentity").implement({
  access: "through",
  description: "The officer whose session this is, and the newest case.",
  fields: (t) => ({
    name: t.exposeString("name"),
    badgeNumber: t.exposeString("badgeNumber"),
    caseNumber: t.exposeString("caseNumber"),
    status: t.expose("status", { type: VerificationStatus }),
    trust: t.expose("trust", {
      type: Trust,
      nullable: true,
      description: "Null while nobody has vouched for the officer.",
    }),
  }),
});

const AdminDebt = builder.enumType("AdminDebt", {
  values: adminDebts,
  description:
    "What a session still owes before it opens anything else: the second factor's `code`, a `password` in place of a first or temporary one, or a `second_factor` where the configuration asks for one.",
});

const AdminIdentity = builder.objectRef<AdminViewer>("AdminIdentity").implement({
  access: "through",
  description: "The administrator whose session this is.",
  fields: (t) => ({
    username: t.exposeString("username"),
    role: t.expose("role", { type: AdminRole }),
    owes: t.expose("owes", {
      type: AdminDebt,
      nullable: true,
      description: "Everything but settling it and signing out is refused; null where nothing is owed.",
    }),
  }),
});

/** Also the answer of the mutations that change who one is. */
export const Viewer = builder.objectRef<Asking>("Viewer").implement({
  access: "public",
  description: "Whoever asks, known by the session cookie alone.",
  fields: (t) => ({
    id: t.id({
      resolve: () => "viewer",
      description: "Always the same, so that a client keeps one record of it.",
    }),
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
