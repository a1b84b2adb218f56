import { builder } from "../core/graphql/builder.ts";
import { shownInfo } from "./masking.ts";
import { revealRecipient } from "./reveal.ts";
import { EmergencyRequest } from "./schema.ts";
import { identityOf, saveVictimInfo } from "./victim-info.ts";

builder.prismaObject("VictimInfo", {
  access: "through",
  description:
    "The person in need, in full. Birth date and government id are null for whoever may not see them.",
  include: { request: true },
  fields: (t) => ({
    fullName: t.string({
      description:
        '"Recipient of {case}" to whoever may not read the name of somebody who wishes to stay anonymous.',
      resolve: (info, _args, context) => shownInfo(context, info.request, info).fullName,
    }),
    dateOfBirth: t.field({
      type: "Date",
      nullable: true,
      resolve: (info, _args, context) => identityOf(context, info).dateOfBirth,
    }),
    address: t.exposeString("address"),
    city: t.exposeString("city"),
    state: t.exposeString("state"),
    zipCode: t.exposeString("zipCode"),
    phone: t.exposeString("phone"),
    email: t.string({
      description: "Empty where there is none, and to whoever may not read the person's name.",
      resolve: (info, _args, context) => shownInfo(context, info.request, info).email,
    }),
    governmentId: t.string({
      nullable: true,
      resolve: (info, _args, context) => identityOf(context, info).governmentId,
    }),
    needStatement: t.string({
      resolve: (info, _args, context) => shownInfo(context, info.request, info).needStatement,
    }),
    relationToOfficer: t.exposeString("relationToOfficer"),
    otherAssistance: t.string({
      nullable: true,
      resolve: (info, _args, context) => shownInfo(context, info.request, info).otherAssistance,
    }),
    dependents: t.string({
      nullable: true,
      resolve: (info, _args, context) => shownInfo(context, info.request, info).dependents,
    }),
    employmentStatus: t.exposeString("employmentStatus"),
    emergencyContact: t.string({
      nullable: true,
      resolve: (info, _args, context) => shownInfo(context, info.request, info).emergencyContact,
    }),
  }),
});

const VictimInfoInput = builder.inputType("VictimInfoInput", {
  description: "The victim information form.",
  fields: (t) => ({
    fullName: t.string(),
    dateOfBirth: t.string({ description: "YYYY-MM-DD, from 1900-01-01 to today." }),
    address: t.string(),
    city: t.string(),
    state: t.string(),
    zipCode: t.string(),
    phone: t.string(),
    email: t.string({ description: "Empty where there is none; letters go by text message then." }),
    governmentId: t.string({ required: false }),
    needStatement: t.string(),
    relationToOfficer: t.string(),
    otherAssistance: t.string({ required: false }),
    dependents: t.string({ required: false }),
    employmentStatus: t.string(),
    emergencyContact: t.string({ required: false }),
  }),
});

const RevealedRecipient = builder
  .objectRef<Awaited<ReturnType<typeof revealRecipient>>>("RevealedRecipient")
  .implement({
    access: "through",
    description: "Who stands behind the pseudonym of an anonymous recipient.",
    fields: (t) => ({
      fullName: t.exposeString("fullName"),
      email: t.exposeString("email", { description: "Empty where there is none." }),
    }),
  });

builder.mutationFields((t) => ({
  saveVictimInfo: t.prismaField({
    access: "officerOrAdmin",
    type: EmergencyRequest,
    description:
      "Adds or replaces the victim information of an undecided request. INVALID with fields; CONFLICT once it is decided.",
    args: {
      requestId: t.arg.globalID({ for: EmergencyRequest }),
      input: t.arg({ type: VictimInfoInput }),
      idempotencyKey: t.arg.string({
        required: false,
        description: "A repeat with the same key, however late, does not undo what was saved since.",
      }),
    },
    resolve: (query, _root, { requestId, input, idempotencyKey }, context) =>
      saveVictimInfo(context, Number(requestId.id), input, { idempotencyKey, query }),
  }),
  revealRecipient: t.field({
    access: "admin",
    type: RevealedRecipient,
    description:
      "Tells an administrator the name of somebody who wishes to stay anonymous. Each call is one entry in the audit log.",
    args: { requestId: t.arg.globalID({ for: EmergencyRequest }) },
    resolve: (_root, { requestId }, context) => revealRecipient(context, Number(requestId.id)),
  }),
}));
