import { builder } from "../../core/graphql/builder.ts";
import { OfficerCase } from "./by-administrator.schema.ts";
import { Verification } from "./schema.ts";

/** The case's officer and its supervisor, for the officer and administrators alike. */
for (const type of [Verification, OfficerCase])
  builder.prismaObjectFields(type, (t) => ({
    officerName: t.string({
      description: "Name of the officer.",
      select: { officer: true },
      resolve: ({ officer }) => officer.name,
    }),
    officerRank: t.string({
      description: "Rank of the officer.",
      select: { officer: true },
      resolve: ({ officer }) => officer.rank,
    }),
    agency: t.string({
      description: "Agency of the officer.",
      select: { officer: true },
      resolve: ({ officer }) => officer.agency,
    }),
    badgeNumber: t.string({
      description: "Badge number.",
      select: { officer: true },
      resolve: ({ officer }) => officer.badgeNumber,
    }),
    officerPhone: t.string({
      description: "Phone number of the officer.",
      select: { officer: true },
      resolve: ({ officer }) => officer.phone,
    }),
    officerEmail: t.string({
      description: "Email address of the officer.",
      select: { officer: true },
      resolve: ({ officer }) => officer.email,
    }),
    supervisorName: t.exposeString("supervisorName", { description: "Name of the supervisor." }),
    supervisorRank: t.exposeString("supervisorRank", { description: "Rank of the supervisor." }),
    supervisorPhone: t.exposeString("supervisorPhone", { description: "Phone number of the supervisor." }),
    supervisorEmail: t.exposeString("supervisorEmail", { description: "Email address of the supervisor." }),
  }));
