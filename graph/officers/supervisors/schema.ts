import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { OfficerCase } from "../verification/by-administrator.schema.ts";
import { findDeputyOf, type NamedDeputy } from "./deputy/deputy.ts";
import { deputyStates, mailboxOf, stateOfDeputy } from "./rules.ts";

const DeputyState = builder.enumType("SupervisorDeputyState", {
  description: "How far a deputy's term is.",
  values: valuesOf(deputyStates, {
    waiting: "Not confirmed by both yet.",
    upcoming: "Confirmed by both. The first day has not come.",
    inForce: "The deputy can answer now.",
    over: "Ended, declined, or past its last day.",
  }),
});

const Deputy = builder.objectRef<NamedDeputy>("SupervisorDeputy").implement({
  description: "A person who answers a supervisor's requests for some days, once both have confirmed it.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("deputyName", { description: "Name of the deputy." }),
    email: t.exposeString("deputyMailbox", {
      description: "Email address of the deputy, in the supervisor's domain.",
    }),
    firstDay: t.string({
      description: "First day of the term, such as `2026-12-24`.",
      resolve: ({ firstDay }) => columnDay(firstDay),
    }),
    lastDay: t.string({
      description: "Last day of the term. The whole day counts.",
      resolve: ({ lastDay }) => columnDay(lastDay),
    }),
    state: t.field({
      description: "Whether the deputy can answer now.",
      type: DeputyState,
      resolve: (row, _args, { now }) => stateOfDeputy(row, now()),
    }),
  }),
});

builder.prismaObjectFields(OfficerCase, (t) => ({
  supervisorDeputy: t.field({
    description:
      "The deputy whom the supervisor named last. Null if there is none, and after the term is over.",
    type: Deputy,
    nullable: true,
    select: { supervisorEmail: true },
    resolve: ({ supervisorEmail }, _args, context) => findDeputyOf(context, mailboxOf(supervisorEmail)),
  }),
}));
