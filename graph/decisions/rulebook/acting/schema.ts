import * as z from "zod/mini";
import { may } from "../../../core/access/viewer.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { lookAt, type Outlook } from "./automatic.ts";
import type { Checked } from "./conditions.sql.ts";
import { approvalConditions } from "../../../../shared/decisions/rulebook/automation.ts";

/*
 * What the urgency rules did, and may do, with one request; null or empty for everyone but
 * administrators.
 */

const Escalation = builder
  .objectRef<{ step: number; name: string; told: number; at: Date; recipients: string[] }>("Escalation")
  .implement({
    access: "through",
    fields: (t) => ({
      step: t.exposeInt("step"),
      name: t.exposeString("name"),
      told: t.exposeInt("told"),
      recipients: t.exposeStringList("recipients"),
      at: t.expose("at", { type: "DateTime" }),
    }),
  });

/** Each step wrote its emails when it ran, so they are in the order of the steps. */
function withRecipients<Step extends { told: number }>(
  steps: readonly Step[],
  mails: readonly { recipientAddress: string }[],
) {
  let taken = 0;
  return steps.map((step) => {
    const ownMails = mails.slice(taken, (taken += step.told));
    return { ...step, recipients: ownMails.map(({ recipientAddress }) => recipientAddress) };
  });
}

const ApprovalCondition = builder.enumType("ApprovalCondition", { values: approvalConditions });
const CheckedCondition = builder.objectRef<Checked>("CheckedCondition").implement({
  access: "through",
  fields: (t) => ({
    name: t.expose("name", { type: ApprovalCondition }),
    isMet: t.exposeBoolean("isMet"),
    value: t.exposeString("value"),
  }),
});

interface Decided {
  amountCents: number;
  at: Date;
  rule: { version: number; level: string };
  conditions: Checked[];
}
const trace = z.object({
  rule: z.object({ version: z.number(), level: z.string() }),
  conditions: z.array(z.object({ name: z.enum(approvalConditions), isMet: z.boolean(), value: z.string() })),
});

const AutomaticDecision = builder.objectRef<Decided>("AutomaticDecision").implement({
  access: "through",
  fields: (t) => ({
    amount: t.field({
      type: "USD",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
    at: t.expose("at", { type: "DateTime" }),
    level: t.string({ resolve: ({ rule }) => rule.level }),
    ruleVersion: t.int({ resolve: ({ rule }) => rule.version }),
    conditions: t.expose("conditions", { type: [CheckedCondition] }),
  }),
});

const AutomaticOutlook = builder.objectRef<Outlook>("AutomaticOutlook").implement({
  access: "through",
  fields: (t) => ({
    isAllowed: t.exposeBoolean("isAllowed"),
    conditions: t.expose("conditions", { type: [CheckedCondition] }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  escalations: t.field({
    type: [Escalation],
    select: {
      escalations: { orderBy: { step: "asc" } },
      messages: {
        where: { kind: "escalation" },
        orderBy: { createdAt: "asc" },
        select: { recipientAddress: true },
      },
    },
    resolve: ({ escalations, messages }, _args, { viewer }) =>
      may(viewer, "readCases") ? withRecipients(escalations, messages) : [],
  }),
  automaticDecision: t.field({
    type: AutomaticDecision,
    nullable: true,
    select: { automaticDecision: true },
    resolve: ({ automaticDecision: decision }, _args, { viewer }) => {
      const read = z.safeParse(trace, decision?.trace);
      return may(viewer, "readCases") && decision && read.success ? { ...decision, ...read.data } : null;
    },
  }),
  automaticOutlook: t.field({
    type: AutomaticOutlook,
    nullable: true,
    select: { id: true, status: true },
    resolve: ({ id, status }, _args, context) =>
      may(context.viewer, "readCases") && status === "pending" ? lookAt(context, id) : null,
  }),
}));
