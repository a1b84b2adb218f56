import "./audit-actions.ts";
import "./descriptions.ts";
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
  access: "through",
  fields: (t) => ({
    caseNumber: t.exposeString("caseNumber"),
    fullName: t.exposeString("fullName"),
    dateOfBirth: t.expose("dateOfBirth", { type: "Date" }),
    address: t.exposeString("address"),
    phone: t.exposeString("phone"),
    email: t.exposeString("email", { nullable: true }),
    statementOfNeed: t.exposeString("statementOfNeed"),
    contacting: t.exposeBoolean("contacting"),
    anonymous: t.exposeBoolean("anonymous"),
    language: t.field({
      type: Language,
      nullable: true,
      resolve: ({ language }) => (isLanguage(language) ? language : null),
    }),
    needs: t.field({
      type: StatedNeeds,
      nullable: true,
      resolve: ({ needs }) => needsIn(needs),
    }),
  }),
});

builder.prismaObjectField("Verification", "recipient", (t) =>
  t.field({
    type: Recipient,
    nullable: true,
    resolve: (_verification, _args, context) => readRecipient(context),
  }),
);

const VictimInfoDraft = builder
  .objectRef<{ dateOfBirth: string; needStatement: string }>("VictimInfoDraft")
  .implement({
    access: "through",
    fields: (t) => ({
      dateOfBirth: t.expose("dateOfBirth", { type: "Date" }),
      needStatement: t.exposeString("needStatement"),
    }),
  });

builder.prismaObjectField("EmergencyRequest", "victimInfoDraft", (t) =>
  t.field({
    type: VictimInfoDraft,
    nullable: true,
    resolve: (request, _args, context) => victimInfoDraft(context, request),
  }),
);

rowMutation("saveRecipient", ["verification", "Verification"], {
  access: "officer",
  input: (t) => ({
    caseNumber: t.string({ required: false }),
    fullName: t.string(),
    dateOfBirth: t.string(),
    address: t.string(),
    phone: t.string(),
    email: t.string({ required: false }),
    statementOfNeed: t.string(),
    contacting: t.boolean({ required: false }),
    anonymous: t.boolean({ required: false }),
    language: t.field({ type: Language, required: false }),
    needs: t.field({ type: StatedNeedsInput, required: false }),
  }),
  resolve: (input, context, selection) => saveRecipient(context, input, selection),
});
