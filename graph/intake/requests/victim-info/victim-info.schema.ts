import { builder } from "../../../core/graphql/builder.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { Language } from "../../../core/graphql/language.ts";
import { idOf, mutation, rowMutation } from "../../../core/graphql/mutations.ts";
import { shownInfo } from "../masking.ts";
import { revealRecipient } from "../reveal.ts";
import { identityOf, saveVictimInfo } from "./victim-info.ts";

builder.prismaObject("VictimInfo", {
  access: "through",
  include: { request: true },
  fields: (t) => ({
    version: t.exposeInt("version"),
    fullName: t.string({
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
    email: t.string({ resolve: (info, _args, context) => shownInfo(context, info.request, info).email }),
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
  fields: (t) => ({
    fullName: t.string(),
    dateOfBirth: t.string(),
    address: t.string(),
    city: t.string(),
    state: t.string(),
    zipCode: t.string(),
    phone: t.string(),
    email: t.string(),
    governmentId: t.string({ required: false }),
    needStatement: t.string(),
    relationToOfficer: t.string(),
    otherAssistance: t.string({ required: false }),
    dependents: t.string({ required: false }),
    employmentStatus: t.string(),
    emergencyContact: t.string({ required: false }),
    language: t.field({ type: Language, required: false }),
  }),
});

type Revealed = Awaited<ReturnType<typeof revealRecipient>>;

const RevealedRecipient = builder.objectRef<Revealed>("RevealedRecipient").implement({
  access: "through",
  fields: (t) => ({ fullName: t.exposeString("fullName"), email: t.exposeString("email") }),
});

rowMutation("saveVictimInfo", ["request", "EmergencyRequest"], {
  access: "officerOrWorker",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    victimInfo: t.field({ type: VictimInfoInput }),
    version: t.int(),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ id, victimInfo, version, idempotencyKey }, context, selection) => {
    const query = selection;
    const shown = { shown: version, idempotencyKey, query };
    return saveVictimInfo(context, numberIn(id, "EmergencyRequest"), victimInfo, shown);
  },
});

mutation("revealRecipient", {
  access: "workCases",
  input: idOf("request"),
  resolve: (input, context) => revealRecipient(context, numberIn(input.id, "EmergencyRequest")),
  payload: (t) => ({ recipient: t.field({ type: RevealedRecipient, resolve: (revealed) => revealed }) }),
});
