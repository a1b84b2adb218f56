import { HelpType, Trust, VerificationMethod, VerificationStatus } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { can } from "./policy.ts";
import { Language } from "../../core/graphql/language.ts";
import { StatedNeedsInput } from "../../intake/needs/reader/types.ts";
import { roundupAt } from "./link/roundup.ts";
import { emergencyVerify } from "./submission/emergency.ts";
import { resendVerification } from "./submission/resend.ts";
import { submitServiceRequest } from "./submission/service-request.ts";
import { mayUseEmergencyIn, resends, watchVerification } from "./service.ts";
import { ownVerification } from "../../intake/request-access/own-case.ts";
import { submitOfficerVerification } from "./submission/submit.ts";
import { trustOfCase } from "../../../shared/officers/verification/rules.ts";

export const Verification = builder.prismaNode("Verification", {
  description:
    "A case that an officer asks a supervisor to confirm. Only the officer's own session can read it.",
  access: {
    byId: ({ viewer }, verification) => can.seeVerification(viewer, verification),
    words: "The officer whose case it is.",
  },
  id: { field: "id" },
  select: { id: true, officerId: true },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    caseNumber: t.exposeString("caseNumber", { description: "Case number of the agency." }),
    incidentDescription: t.exposeString("incidentDescription", { description: "What happened." }),
    services: t.expose("services", { description: "Requested kinds of help.", type: [HelpType] }),
    status: t.expose("status", { description: "Verification status.", type: VerificationStatus }),
    method: t.expose("method", {
      description: "How it was decided. Null while it is pending.",
      type: VerificationMethod,
      nullable: true,
    }),
    trust: t.field({
      description: "What the officer may do. `provisional` while a 911 grant is active. Null if nothing.",
      type: Trust,
      nullable: true,
      select: { status: true, trust: true, emergencyUntil: true },
      resolve: (verification, _args, { now }) => trustOfCase(verification, now()),
    }),
    emergencyUntil: t.expose("emergencyUntil", {
      description: "When the 911 grant ends. Null if none was requested.",
      type: "DateTime",
      nullable: true,
    }),
    mayResendAt: t.field({
      description: "When the supervisor may be emailed again.",
      type: "DateTime",
      resolve: async ({ id }, _args, context) => (await resends(context, id)).mayResendAt,
    }),
    resendsLeft: t.int({
      description: "Number of emails that can still be sent this hour.",
      resolve: async ({ id }, _args, context) => (await resends(context, id)).resendsLeft,
    }),
    supervisorMailAt: t.field({
      description:
        "When the supervisor's next email is sent. It lists all officers who wait, because the supervisor did not answer several emails. Null if this officer's email was sent.",
      type: "DateTime",
      nullable: true,
      select: { supervisorEmailKey: true, waitsForRoundup: true },
      resolve: (verification, _args, context) => roundupAt(context, verification),
    }),
    mayUseEmergencyVerify: t.boolean({
      description: "True if `emergencyVerify` would succeed.",
      resolve: ({ id }, _args, context) => mayUseEmergencyIn(context, id),
    }),
    statusToken: t.exposeString("statusToken", { description: "Handle for display. It grants no access." }),
    createdAt: t.expose("createdAt", { description: "When it was submitted.", type: "DateTime" }),
    recordings: t.relation("evidence", {
      description: "Recorded statements of the recipient.",
      query: { where: { kind: "recipient_statement" }, orderBy: { createdAt: "asc" } },
    }),
  }),
});

builder.queryField("verification", (t) =>
  t.prismaField({
    access: "officer",
    description: "The session's own case. Null if there is none.",
    type: Verification,
    nullable: true,
    resolve: (query, _root, _args, context) => ownVerification(context, query),
  }),
);

rowMutation("submitOfficerVerification", ["verification", "Verification"], {
  access: "public",
  description:
    "Opens an officer's session, stores the case and emails the supervisor. INVALID with `fields`. RATE_LIMITED. CONFLICT if the supervisor rejected this case. UNPROCESSABLE for a repeat after its first session was used.",
  input: (t) => ({
    officerName: t.string({ description: "Name of the officer. At most 120 characters." }),
    officerRank: t.string({ description: "Rank of the officer. At most 80 characters." }),
    agency: t.string({ description: "Agency of the officer. At most 160 characters." }),
    badgeNumber: t.string({ description: "Badge number. At most 40 characters." }),
    officerPhone: t.string({ description: "Phone number of the officer, with 7 to 20 digits." }),
    officerEmail: t.string({ description: "Email address of the officer." }),
    caseNumber: t.string({ description: "Case number of the agency. 5 to 60 characters." }),
    incidentDescription: t.string({ description: "What happened. At most 4000 characters." }),
    services: t.field({ description: "Requested kinds of help. At least one.", type: [HelpType] }),
    supervisorName: t.string({ description: "Name of the supervisor. At most 120 characters." }),
    supervisorRank: t.string({ description: "Rank of the supervisor. At most 80 characters." }),
    supervisorPhone: t.string({ description: "Phone number of the supervisor, with 7 to 20 digits." }),
    supervisorEmail: t.string({
      description: "Email address of the supervisor. It must differ from the officer's.",
    }),
    language: t.field({
      description:
        "Language of the case and its emails. The default is the language of the caller's browser.",
      type: Language,
      required: false,
    }),
    isIdentified: t.boolean({
      description:
        "True if the form was filled from `confirmedOfficer`. Name, badge number, rank and agency are then taken from there. UNPROCESSABLE if it expired.",
      required: false,
    }),
    idempotencyKey: t.string({
      description:
        "Random key for this form. A repeat with the same values sends no second email and opens the same case.",
      required: false,
    }),
  }),
  resolve: ({ idempotencyKey, isIdentified, ...form }, context, selection) =>
    submitOfficerVerification(context, form, {
      formKey: idempotencyKey,
      isIdentified,
      query: selection,
    }),
});

rowMutation("resendVerification", ["verification", "Verification"], {
  access: "officer",
  description: "Emails the supervisor a new link. Earlier links stop working. RATE_LIMITED, with the wait.",
  resolve: (_input, context) => resendVerification(context),
});

rowMutation("emergencyVerify", ["verification", "Verification"], {
  access: "officer",
  description:
    "911 Verify: one hour of provisional access to your own case, without decisions about money. CONFLICT if it was used or is switched off.",
  resolve: (_input, context) => emergencyVerify(context),
});

rowMutation("submitServiceRequest", ["verification", "Verification"], {
  access: "officer",
  description:
    "Adds services to your own case. INVALID with `fields`. CONFLICT before the recipient is saved.",
  input: (t) => ({
    caseNumber: t.string({ description: "Case number of the agency. At most 60 characters." }),
    fullName: t.string({ description: "Full name of the recipient. At most 200 characters." }),
    phone: t.string({ description: "Phone number of the recipient. At most 40 characters." }),
    statementOfNeed: t.string({ description: "Why help is needed. At most 4000 characters." }),
    services: t.field({ description: "Kinds of help to add. At least one.", type: [HelpType] }),
    needs: t.field({
      description: "Confirmed needs. They replace the recorded ones.",
      type: StatedNeedsInput,
      required: false,
    }),
  }),
  resolve: (input, context, selection) => submitServiceRequest(context, input, selection),
});

builder.subscriptionField("verificationChanged", (t) =>
  t.field({
    access: "officer",
    description: "The session's own case, each time it changes.",
    type: Verification,
    nullable: true,
    subscribe: (_root, _args, context) => watchVerification(context),
    resolve: (_event, _args, context) => ownVerification(context),
  }),
);
