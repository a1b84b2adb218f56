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
  description: "The officer who filed a request, for administrators.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Officer number. REST calls it `officerId`." }),
    name: t.exposeString("name", { description: "Name of the officer." }),
    badgeNumber: t.exposeString("badgeNumber", { description: "Badge number." }),
    agency: t.exposeString("agency", { description: "Agency of the officer." }),
    phone: t.exposeString("phone", { description: "Phone number, as entered." }),
    email: t.exposeString("email", { description: "Email address." }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  caseOfficer: t.field({
    description:
      "The officer who filed the request. Null for an unassigned citizen's request, and unless the caller is an administrator.",
    type: CaseOfficer,
    nullable: true,
    select: {
      officer: {
        select: { id: true, name: true, badgeNumber: true, agency: true, phone: true, email: true },
      },
    },
    resolve: ({ officer }, _args, { viewer }) => (may(viewer, "readCases") ? officer : null),
  }),
  agencyNumber: t.int({
    description:
      "`number` of the agency whose administrators see the request. Null for a request of no agency, and unless the caller is an administrator.",
    nullable: true,
    select: { agencyId: true },
    resolve: ({ agencyId }, _args, { viewer }) => (may(viewer, "readCases") ? agencyId : null),
  }),
  approvedAt: t.expose("approvedAt", {
    description: "When the money was allocated. Null before, and after the request returned to pending.",
    type: "DateTime",
    nullable: true,
  }),
}));
