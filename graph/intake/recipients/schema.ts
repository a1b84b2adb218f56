import "./audit-actions.ts";
import { isLanguage } from "../../../shared/core/forms/fields.ts";
import { builder } from "../../core/graphql/builder.ts";
import { Language } from "../../core/graphql/language.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { needsIn } from "../needs/settle.ts";
import { StatedNeeds, StatedNeedsInput } from "../needs/reader/types.ts";
import { victimInfoDraft } from "./draft.ts";
import { readRecipient, saveRecipient } from "./service.ts";

interface RecipientShape {
  caseNumber: string;
  fullName: string;
  dateOfBirth: string;
  address: string;
  phone: string;
  email: string | null;
  statementOfNeed: string;
  contacting: boolean;
  anonymous: boolean;
  needs: unknown;
  language: string | null;
}

export const Recipient = builder.objectRef<RecipientShape>("Recipient").implement({
  description: "The recipient of help, as recorded on the case tracking page.",
  access: "through",
  fields: (t) => ({
    caseNumber: t.exposeString("caseNumber", { description: "Case number of the officer." }),
    fullName: t.exposeString("fullName", { description: "Full name." }),
    dateOfBirth: t.expose("dateOfBirth", { description: "Date of birth.", type: "Date" }),
    address: t.exposeString("address", { description: "Home address." }),
    phone: t.exposeString("phone", { description: "Phone number, as entered." }),
    email: t.exposeString("email", { description: "Email address. Null if there is none.", nullable: true }),
    statementOfNeed: t.exposeString("statementOfNeed", { description: "Why help is needed." }),
    contacting: t.exposeBoolean("contacting", { description: "True if the recipient may be contacted." }),
    anonymous: t.exposeBoolean("anonymous", {
      description: "True if the recipient wishes to stay anonymous.",
    }),
    language: t.field({
      description: "Language of the recipient's letters, texts and pass. Null until it was chosen.",
      type: Language,
      nullable: true,
      resolve: ({ language }) => (isLanguage(language) ? language : null),
    }),
    needs: t.field({
      description: "What is needed, as confirmed by the officer. Null if not confirmed.",
      type: StatedNeeds,
      nullable: true,
      resolve: ({ needs }) => needsIn(needs),
    }),
  }),
});

builder.prismaObjectField("Verification", "recipient", (t) =>
  t.field({
    description: "The recipient. Null until it is saved. The access is logged.",
    type: Recipient,
    nullable: true,
    resolve: (_verification, _args, context) => readRecipient(context),
  }),
);

const VictimInfoDraft = builder
  .objectRef<{ dateOfBirth: string; needStatement: string }>("VictimInfoDraft")
  .implement({
    description: "What the case already says about the victim.",
    access: "through",
    fields: (t) => ({
      dateOfBirth: t.expose("dateOfBirth", { description: "Date of birth of the recipient.", type: "Date" }),
      needStatement: t.exposeString("needStatement", { description: "Statement of need of the recipient." }),
    }),
  });

builder.prismaObjectField("EmergencyRequest", "victimInfoDraft", (t) =>
  t.field({
    description:
      "Initial values for the victim information form, for the officer who filed the request. Null if they do not apply. The access is logged.",
    type: VictimInfoDraft,
    nullable: true,
    resolve: (request, _args, context) => victimInfoDraft(context, request),
  }),
);

rowMutation("saveRecipient", ["verification", "Verification"], {
  access: "officer",
  description:
    "Records the recipient of the session's own case, or replaces the record. INVALID with `fields`.",
  input: (t) => ({
    caseNumber: t.string({
      description: "Case number on the form. The session's own case is always used.",
      required: false,
    }),
    fullName: t.string({ description: "Full name. 2 to 200 characters." }),
    dateOfBirth: t.string({ description: "Date of birth as YYYY-MM-DD, from 1900-01-01 to today." }),
    address: t.string({ description: "Home address. 5 to 300 characters." }),
    phone: t.string({ description: "Phone number with at least 7 digits." }),
    email: t.string({ description: "Email address. Empty or null if there is none.", required: false }),
    statementOfNeed: t.string({ description: "Why help is needed. 10 to 4000 characters." }),
    contacting: t.boolean({
      description: "False if the recipient must not be contacted. If omitted, it stays as it was, or true.",
      required: false,
    }),
    anonymous: t.boolean({
      description:
        "True if the recipient wishes to stay anonymous. If omitted, it stays as it was, or false.",
      required: false,
    }),
    language: t.field({
      description:
        "Language of the recipient's letters, texts and pass. It applies to their requests too. If omitted, unchanged.",
      type: Language,
      required: false,
    }),
    needs: t.field({
      description: "Confirmed needs. A new request copies them.",
      type: StatedNeedsInput,
      required: false,
    }),
  }),
  resolve: (input, context, selection) => saveRecipient(context, input, selection),
});
