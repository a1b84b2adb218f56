import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { shownInfo } from "./masking.ts";
import { revealRecipient } from "./reveal.ts";
import { identityOf, saveVictimInfo } from "./victim-info.ts";

builder.prismaObject("VictimInfo", {
  access: "through",
  description:
    "The person in need, in full. Birth date and government id are null for whoever may not see them.",
  include: { request: true },
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows with each change, from 1." }),
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

type Revealed = Awaited<ReturnType<typeof revealRecipient>>;

const RevealedRecipient = builder.objectRef<Revealed>("RevealedRecipient").implement({
  access: "through",
  description: "Who stands behind the pseudonym of an anonymous recipient.",
  fields: (t) => ({
    fullName: t.exposeString("fullName"),
    email: t.exposeString("email", { description: "Empty where there is none." }),
  }),
});

const SaveVictimInfoInput = builder.inputType("SaveVictimInfoInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The request." }),
    victimInfo: t.field({ type: VictimInfoInput }),
    version: t.int({
      required: false,
      description:
        "The `version` that was shown, 0 where there was no victim information. Without it, what is there is replaced whoever wrote it.",
    }),
    idempotencyKey: t.string({
      required: false,
      description: "A repeat with the same key, however late, does not undo what was saved since.",
    }),
  }),
});

const RevealRecipientPayload = builder.objectRef<Revealed>("RevealRecipientPayload").implement({
  fields: (t) => ({ recipient: t.field({ type: RevealedRecipient, resolve: (revealed) => revealed }) }),
});

builder.mutationFields((t) => ({
  saveVictimInfo: t.field({
    access: "officerOrAdmin",
    type: payloadWith("SaveVictimInfoPayload", "request", "EmergencyRequest"),
    description:
      "Adds or replaces the victim information of an undecided request. INVALID with fields; CONFLICT once it is decided, and where somebody has changed it since that version.",
    args: { input: t.arg({ type: SaveVictimInfoInput }) },
    resolve: (_root, { input: { id, victimInfo, version, idempotencyKey } }, context, info) => {
      const query = askedOf("request", context, info);
      const shown = { shown: version, idempotencyKey, query };
      return saveVictimInfo(context, numberIn(id, "EmergencyRequest"), victimInfo, shown);
    },
  }),
  revealRecipient: t.field({
    access: "admin",
    type: RevealRecipientPayload,
    description:
      "Tells an administrator the name of somebody who wishes to stay anonymous. Each call is one entry in the audit log.",
    args: { input: t.arg({ type: inputNaming("RevealRecipientInput", "The request.") }) },
    resolve: (_root, { input }, context) => revealRecipient(context, numberIn(input.id, "EmergencyRequest")),
  }),
}));
