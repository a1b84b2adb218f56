import { builder } from "../core/graphql/builder.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { needsIn } from "../needs/settle.ts";
import { StatedNeeds, StatedNeedsInput } from "../needs/types.ts";
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
}

export const Recipient = builder.objectRef<RecipientShape>("Recipient").implement({
  access: "through",
  description: "The person in need, as recorded at case tracking.",
  fields: (t) => ({
    caseNumber: t.exposeString("caseNumber"),
    fullName: t.exposeString("fullName"),
    dateOfBirth: t.expose("dateOfBirth", { type: "Date" }),
    address: t.exposeString("address"),
    phone: t.exposeString("phone"),
    email: t.exposeString("email", { nullable: true }),
    statementOfNeed: t.exposeString("statementOfNeed"),
    contacting: t.exposeBoolean("contacting", { description: "The recipient is being contacted." }),
    anonymous: t.exposeBoolean("anonymous", { description: "The recipient wishes to stay anonymous." }),
    needs: t.field({
      type: StatedNeeds,
      nullable: true,
      description: "What is needed, as the officer confirmed it.",
      resolve: ({ needs }) => needsIn(needs),
    }),
  }),
});

builder.prismaObjectField("Verification", "recipient", (t) =>
  t.field({
    type: Recipient,
    nullable: true,
    description: "Null until it is saved. The reading is logged.",
    resolve: (_verification, _args, context) => readRecipient(context),
  }),
);

const VictimInfoDraft = builder
  .objectRef<{ dateOfBirth: string; needStatement: string }>("VictimInfoDraft")
  .implement({
    access: "through",
    description: "What case tracking already knows of a request's victim.",
    fields: (t) => ({
      dateOfBirth: t.expose("dateOfBirth", { type: "Date" }),
      needStatement: t.exposeString("needStatement"),
    }),
  });

builder.prismaObjectField("EmergencyRequest", "victimInfoDraft", (t) =>
  t.field({
    type: VictimInfoDraft,
    nullable: true,
    description:
      "A start for the victim information form, for the request's officer: from the recipient of its case, when the names are the same and nothing is saved yet. The reading is logged.",
    resolve: (request, _args, context) => victimInfoDraft(context, request),
  }),
);

const SaveRecipientInput = builder.inputType("SaveRecipientInput", {
  description: "The form at /case-tracking. The case is the session's own.",
  fields: (t) => ({
    caseNumber: t.string({ required: false, description: "As shown; the session's own case counts." }),
    fullName: t.string(),
    dateOfBirth: t.string({ description: "YYYY-MM-DD, from 1900-01-01 to today." }),
    address: t.string(),
    phone: t.string(),
    email: t.string({ required: false }),
    statementOfNeed: t.string(),
    contacting: t.boolean({ required: false }),
    anonymous: t.boolean({ required: false }),
    needs: t.field({
      type: StatedNeedsInput,
      required: false,
      description: "What is needed, confirmed; a new request takes it along.",
    }),
  }),
});

builder.mutationField("saveRecipient", (t) =>
  t.field({
    access: "officer",
    type: payloadWith("SaveRecipientPayload", "verification", "Verification"),
    description:
      "Records the person in need of the own case; saved again, the record is replaced. INVALID with fields.",
    args: { input: t.arg({ type: SaveRecipientInput }) },
    resolve: (_root, { input }, context, info) =>
      saveRecipient(context, input, askedOf("verification", context, info)),
  }),
);
