import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { OfficerCase } from "../verification/by-administrator.schema.ts";
import { findDeputyOf, type NamedDeputy } from "./deputy/deputy.ts";
import { deputyStates, mailboxOf, stateOfDeputy } from "./rules.ts";

const DeputyState = builder.enumType("SupervisorDeputyState", { values: deputyStates });

const Deputy = builder.objectRef<NamedDeputy>("SupervisorDeputy").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("deputyName"),
    email: t.exposeString("deputyMailbox"),
    firstDay: t.string({ resolve: ({ firstDay }) => columnDay(firstDay) }),
    lastDay: t.string({ resolve: ({ lastDay }) => columnDay(lastDay) }),
    state: t.field({ type: DeputyState, resolve: (row, _args, { now }) => stateOfDeputy(row, now()) }),
  }),
});

builder.prismaObjectFields(OfficerCase, (t) => ({
  supervisorDeputy: t.field({
    type: Deputy,
    nullable: true,
    select: { supervisorEmail: true },
    resolve: ({ supervisorEmail }, _args, context) => findDeputyOf(context, mailboxOf(supervisorEmail)),
  }),
}));
