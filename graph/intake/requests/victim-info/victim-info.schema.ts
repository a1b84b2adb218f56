import { builder } from "../../../core/graphql/builder.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { Language } from "../../../core/graphql/language.ts";
import { idOf, mutation, rowMutation } from "../../../core/graphql/mutations.ts";
import { shownInfo } from "../masking.ts";
import { revealRecipient } from "../reveal.ts";
import { identityOf, saveVictimInfo } from "./victim-info.ts";

builder.prismaObject("VictimInfo", {
  description:
    "Detailed information about the victim. The date of birth and government ID are null unless the caller may read them.",
  access: "through",
  include: { request: true },
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Increases with every change, starting at 1." }),
    fullName: t.string({
      description: "Full name. “Recipient of {case}” if the caller may not read an anonymous victim's name.",
      resolve: (info, _args, context) => shownInfo(context, info.request, info).fullName,
    }),
    dateOfBirth: t.field({
      description: "Date of birth. Null unless the caller may read it.",
      type: "Date",
      nullable: true,
      resolve: (info, _args, context) => identityOf(context, info).dateOfBirth,
    }),
    address: t.exposeString("address", { description: "Street address." }),
    city: t.exposeString("city", { description: "City." }),
    state: t.exposeString("state", { description: "State, as entered." }),
    zipCode: t.exposeString("zipCode", { description: "ZIP code." }),
    phone: t.exposeString("phone", { description: "Phone number, as entered." }),
    email: t.string({
      description: "Email address. Empty if there is none, or if the caller may not read the victim's name.",
      resolve: (info, _args, context) => shownInfo(context, info.request, info).email,
    }),
    governmentId: t.string({
      description: "Government ID. Null if not given, or unless the caller may read it.",
      nullable: true,
      resolve: (info, _args, context) => identityOf(context, info).governmentId,
    }),
    needStatement: t.string({
      description: "Why help is needed.",
      resolve: (info, _args, context) => shownInfo(context, info.request, info).needStatement,
    }),
    relationToOfficer: t.string({
      description: "Relation to the officer.",
      resolve: (info, _args, context) => shownInfo(context, info.request, info).relationToOfficer,
    }),
    otherAssistance: t.string({
      description: "Other assistance that the victim receives. Null if not given.",
      nullable: true,
      resolve: (info, _args, context) => shownInfo(context, info.request, info).otherAssistance,
    }),
    dependents: t.string({
      description: "People who depend on the victim. Null if not given.",
      nullable: true,
      resolve: (info, _args, context) => shownInfo(context, info.request, info).dependents,
    }),
    employmentStatus: t.exposeString("employmentStatus", {
      description: "`employed`, `part-time`, `unemployed`, `student`, `retired` or `other`.",
    }),
    emergencyContact: t.string({
      description: "Emergency contact. Null if not given.",
      nullable: true,
      resolve: (info, _args, context) => shownInfo(context, info.request, info).emergencyContact,
    }),
  }),
});

const VictimInfoInput = builder.inputType("VictimInfoInput", {
  description: "Values of the victim information form.",
  fields: (t) => ({
    fullName: t.string({ description: "Full name. 3 to 200 characters." }),
    dateOfBirth: t.string({
      description:
        "Date of birth as YYYY-MM-DD, from 1900-01-01 to today. Leave it empty to keep a date that the caller may not read.",
    }),
    address: t.string({ description: "Street address. 5 to 300 characters." }),
    city: t.string({ description: "City. 2 to 100 characters." }),
    state: t.string({ description: "State. 2 to 40 characters." }),
    zipCode: t.string({ description: "ZIP code. 5 to 10 characters." }),
    phone: t.string({ description: "Phone number with at least 10 digits." }),
    email: t.string({ description: "Email address. If empty, letters are sent as text messages." }),
    governmentId: t.string({
      description:
        "Government ID. At most 60 characters. Leave it empty to keep an ID that the caller may not read.",
      required: false,
    }),
    needStatement: t.string({ description: "Why help is needed. 20 to 5000 characters." }),
    relationToOfficer: t.string({ description: "Relation to the officer. At most 200 characters." }),
    otherAssistance: t.string({
      description: "Other assistance that the victim receives. At most 1000 characters.",
      required: false,
    }),
    dependents: t.string({
      description: "People who depend on the victim. At most 500 characters.",
      required: false,
    }),
    employmentStatus: t.string({
      description: "`employed`, `part-time`, `unemployed`, `student`, `retired` or `other`.",
    }),
    emergencyContact: t.string({
      description: "Emergency contact. At most 300 characters.",
      required: false,
    }),
    language: t.field({
      description: "Language of the victim's letters, texts and pass. If omitted, unchanged.",
      type: Language,
      required: false,
    }),
  }),
});

type Revealed = Awaited<ReturnType<typeof revealRecipient>>;

const RevealedRecipient = builder.objectRef<Revealed>("RevealedRecipient").implement({
  description: "The identity of an anonymous recipient.",
  access: "through",
  fields: (t) => ({
    fullName: t.exposeString("fullName", { description: "Full name." }),
    email: t.exposeString("email", { description: "Email address. Empty if there is none." }),
  }),
});

rowMutation("saveVictimInfo", ["request", "EmergencyRequest"], {
  access: "officerOrWorker",
  description:
    "Adds or replaces the victim information of an undecided request. INVALID with `fields`. CONFLICT if it is decided or has changed since. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    victimInfo: t.field({ description: "The victim information.", type: VictimInfoInput }),
    version: t.int({
      description:
        "The `VictimInfo.version` that the client last read, or 0 without victim information. CONFLICT if it has changed since.",
    }),
    idempotencyKey: t.string({
      description: "Random key. A late repeat with the same key does not undo later changes.",
      required: false,
    }),
  }),
  resolve: ({ id, victimInfo, version, idempotencyKey }, context, selection) => {
    const query = selection;
    const shown = { shown: version, idempotencyKey, query };
    return saveVictimInfo(context, numberIn(id, "EmergencyRequest"), victimInfo, shown);
  },
});

mutation("revealRecipient", {
  access: "workCases",
  description:
    "Returns an anonymous recipient's name to an administrator. Each call is logged. FORBIDDEN if the recipient is not anonymous. NOT_FOUND.",
  input: idOf("request"),
  resolve: (input, context) => revealRecipient(context, numberIn(input.id, "EmergencyRequest")),
  payload: (t) => ({
    recipient: t.field({
      description: "The revealed identity.",
      type: RevealedRecipient,
      resolve: (revealed) => revealed,
    }),
  }),
});
