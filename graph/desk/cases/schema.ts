import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { may } from "../../core/access/viewer.ts";

interface Filer {
  id: number;
  name: string;
  badgeNumber: string;
  agency: string;
  phone: string;
  email: string;
}

const CaseOfficer = builder.objectRef<Filer>("CaseOfficer").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    badgeNumber: t.exposeString("badgeNumber"),
    agency: t.exposeString("agency"),
    phone: t.exposeString("phone"),
    email: t.exposeString("email"),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  caseOfficer: t.field({
    type: CaseOfficer,
    nullable: true,
    select: {
      officer: {
        select: { id: true, name: true, badgeNumber: true, agency: true, phone: true, email: true },
      },
    },
    resolve: ({ officer }, _args, { viewer }) => (may(viewer, "readCases") ? officer : null),
  }),
  approvedAt: t.expose("approvedAt", { type: "DateTime", nullable: true }),
}));
