import { builder } from "../../core/graphql/builder.ts";
import { OfficerCase } from "./by-administrator.schema.ts";
import { Verification } from "./schema.ts";

/** The case's officer and its supervisor, for the officer and administrators alike. */
for (const type of [Verification, OfficerCase])
  builder.prismaObjectFields(type, (t) => ({
    officerName: t.string({ select: { officer: true }, resolve: ({ officer }) => officer.name }),
    officerRank: t.string({ select: { officer: true }, resolve: ({ officer }) => officer.rank }),
    agency: t.string({ select: { officer: true }, resolve: ({ officer }) => officer.agency }),
    badgeNumber: t.string({ select: { officer: true }, resolve: ({ officer }) => officer.badgeNumber }),
    officerPhone: t.string({ select: { officer: true }, resolve: ({ officer }) => officer.phone }),
    officerEmail: t.string({ select: { officer: true }, resolve: ({ officer }) => officer.email }),
    supervisorName: t.exposeString("supervisorName"),
    supervisorRank: t.exposeString("supervisorRank"),
    supervisorPhone: t.exposeString("supervisorPhone"),
    supervisorEmail: t.exposeString("supervisorEmail"),
  }));
