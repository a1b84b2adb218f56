import { valuesOf } from "../../../core/graphql/enums.ts";
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
    description: "One notification that a request is waiting for a decision.",
    access: "through",
    fields: (t) => ({
      step: t.exposeInt("step", { description: "Step of the urgency rule, starting at 1." }),
      name: t.exposeString("name", {
        description: "`supervisor`, `director`, `notification`, `emergency`, or an email address.",
      }),
      told: t.exposeInt("told", { description: "Number of notified addresses." }),
      recipients: t.exposeStringList("recipients", {
        description: "Email addresses that were notified. Empty if they are no longer known.",
      }),
      at: t.expose("at", { description: "When the notification was sent.", type: "DateTime" }),
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

const ApprovalCondition = builder.enumType("ApprovalCondition", {
  description: "A condition for automatic approval.",
  values: valuesOf(approvalConditions, {
    amount: "The amount is above zero and within the rule's and the fund's limits.",
    case: "The officer filed the request under a confirmed case.",
    limits: "The amount stays within the limits for the officer and the recipient.",
    needs: "A person confirmed the needs, and they have a price.",
    never_decided: "No one has decided on the request before.",
    nobody_attends: "No administrator is handling the request.",
    one_approver: "The rule requires no more than one approver.",
    pending: "The request is pending.",
    recommendation: "The amount does not exceed the recommendation.",
    rule: "The rule is on and has an automatic approval limit.",
    rulesets: "No ruleset requires a human review.",
    supervisor: "The case is trusted, and so is the supervisor's email domain.",
    victim_info: "Victim information is on record.",
    waited: "The request has waited for the threshold, but no more than 24 hours longer.",
    written_before: "The rule was saved before the request was filed.",
  }),
});
const CheckedCondition = builder.objectRef<Checked>("CheckedCondition").implement({
  description: "One condition for automatic approval, with its result.",
  access: "through",
  fields: (t) => ({
    name: t.expose("name", { description: "The condition.", type: ApprovalCondition }),
    isMet: t.exposeBoolean("isMet", { description: "True if the condition is met." }),
    value: t.exposeString("value", {
      description: "The checked value, in words or numbers. It never holds personal data.",
    }),
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
  description: "An approval by an urgency rule without a person.",
  access: "through",
  fields: (t) => ({
    amount: t.field({
      description: "Allocated amount in US dollars.",
      type: "USD",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
    at: t.expose("at", { description: "When the rule approved the request.", type: "DateTime" }),
    level: t.string({ description: "Urgency level of the rule.", resolve: ({ rule }) => rule.level }),
    ruleVersion: t.int({ description: "Version of the rule.", resolve: ({ rule }) => rule.version }),
    conditions: t.expose("conditions", {
      description: "The conditions as they were at that time.",
      type: [CheckedCondition],
    }),
  }),
});

const AutomaticOutlook = builder.objectRef<Outlook>("AutomaticOutlook").implement({
  description: "Whether the request's urgency rule would approve it now.",
  access: "through",
  fields: (t) => ({
    isAllowed: t.exposeBoolean("isAllowed", { description: "True if every condition is met." }),
    conditions: t.expose("conditions", {
      description: "Every condition, with its current result.",
      type: [CheckedCondition],
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  escalations: t.field({
    description: "Escalation notifications, oldest first.",
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
    description: "The automatic approval. Null if a person decided, or no one has.",
    type: AutomaticDecision,
    nullable: true,
    select: { automaticDecision: true },
    resolve: ({ automaticDecision: decision }, _args, { viewer }) => {
      const read = z.safeParse(trace, decision?.trace);
      return may(viewer, "readCases") && decision && read.success ? { ...decision, ...read.data } : null;
    },
  }),
  automaticOutlook: t.field({
    description: "Whether a rule would approve it now. Null once it is decided, or if no rule applies.",
    type: AutomaticOutlook,
    nullable: true,
    select: { id: true, status: true },
    resolve: ({ id, status }, _args, context) =>
      may(context.viewer, "readCases") && status === "pending" ? lookAt(context, id) : null,
  }),
}));
