import { builder } from "../core/graphql/builder.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { can } from "./policy.ts";
import { Language } from "../core/graphql/language.ts";
import { HelpType } from "../requests/enums.ts";
import { Trust, VerificationMethod, VerificationStatus } from "./enums.ts";
import { StatedNeedsInput } from "../needs/types.ts";
import { emergencyVerify } from "./emergency.ts";
import { resendVerification } from "./resend.ts";
import { submitServiceRequest } from "./service-request.ts";
import { mayUseEmergencyIn, ownVerification, resends, watchVerification } from "./service.ts";
import { submitOfficerVerification } from "./submit.ts";
import { trustOfCase } from "./rules.shared.ts";

export const Verification = builder.prismaNode("Verification", {
  access: {
    byId: ({ viewer }, verification) => can.seeVerification(viewer, verification),
    words: "The officer whose case it is.",
  },
  id: { field: "id" },
  description:
    "One case that an officer asks a supervisor to confirm. Seen by that officer's own session alone.",
  select: { id: true, officerId: true },
  fields: (t) => ({
    number: t.exposeInt("id"),
    caseNumber: t.exposeString("caseNumber"),
    incidentDescription: t.exposeString("incidentDescription"),
    services: t.expose("services", { type: [HelpType] }),
    status: t.expose("status", { type: VerificationStatus }),
    method: t.expose("method", {
      type: VerificationMethod,
      nullable: true,
      description: "How it was decided; null while it is pending.",
    }),
    trust: t.field({
      type: Trust,
      nullable: true,
      description: "What this case gives its officer now; `provisional` while a 911 grant runs.",
      select: { status: true, trust: true, emergencyUntil: true },
      resolve: (verification, _args, { now }) => trustOfCase(verification, now()),
    }),
    emergencyUntil: t.expose("emergencyUntil", {
      type: "DateTime",
      nullable: true,
      description: "The end of the 911 grant.",
    }),
    mayResendAt: t.field({
      type: "DateTime",
      description: "The supervisor may be mailed again from this moment on.",
      resolve: async ({ id }, _args, context) => (await resends(context, id)).mayResendAt,
    }),
    resendsLeft: t.int({
      description: "Mails that may still be sent this hour.",
      resolve: async ({ id }, _args, context) => (await resends(context, id)).resendsLeft,
    }),
    mayUseEmergencyVerify: t.boolean({
      description: "911 Verify would be granted.",
      resolve: ({ id }, _args, context) => mayUseEmergencyIn(context, id),
    }),
    statusToken: t.exposeString("statusToken", {
      description: "A handle for display; it grants nothing and is not the supervisor's secret.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    recordings: t.relation("evidence", {
      query: { where: { kind: "recipient_statement" }, orderBy: { createdAt: "asc" } },
      description: "The recipient's statements, recorded at case tracking.",
    }),
  }),
});

builder.queryField("verification", (t) =>
  t.prismaField({
    access: "officer",
    type: Verification,
    nullable: true,
    description: "The session's own case; null when it has none.",
    resolve: (query, _root, _args, context) => ownVerification(context, query),
  }),
);

const SubmitOfficerVerificationInput = builder.inputType("SubmitOfficerVerificationInput", {
  description: "The form at /officer-login.",
  fields: (t) => ({
    officerName: t.string(),
    officerRank: t.string(),
    agency: t.string(),
    badgeNumber: t.string(),
    officerPhone: t.string(),
    officerEmail: t.string(),
    caseNumber: t.string(),
    incidentDescription: t.string(),
    services: t.field({ type: [HelpType] }),
    supervisorName: t.string(),
    supervisorRank: t.string(),
    supervisorPhone: t.string(),
    supervisorEmail: t.string(),
    language: t.field({
      type: Language,
      required: false,
      description: "Of the case and its mails; what the caller's browser prefers when it is left out.",
    }),
    idempotencyKey: t.string({
      required: false,
      description:
        "Of one form: the same words sent with it again, because the answer was lost, mail the supervisor once and open the same case.",
    }),
  }),
});

const SubmitServiceRequestInput = builder.inputType("SubmitServiceRequestInput", {
  description: "The further service-request form at the end of the officer's flow.",
  fields: (t) => ({
    caseNumber: t.string(),
    fullName: t.string(),
    phone: t.string(),
    statementOfNeed: t.string(),
    services: t.field({ type: [HelpType] }),
    needs: t.field({
      type: StatedNeedsInput,
      required: false,
      description: "What the recipient needs now, confirmed; in place of what was recorded before.",
    }),
  }),
});

builder.mutationFields((t) => ({
  submitOfficerVerification: t.field({
    access: "public",
    type: payloadWith("SubmitOfficerVerificationPayload", "verification", "Verification"),
    description:
      "Opens an officer session, keeps the case and mails the supervisor. INVALID with fields; RATE_LIMITED; CONFLICT when the supervisor denied this case; UNPROCESSABLE for a repeat after the session that the first one opened was used.",
    args: { input: t.arg({ type: SubmitOfficerVerificationInput }) },
    resolve: (_root, { input: { idempotencyKey, ...form } }, context, info) =>
      submitOfficerVerification(context, form, {
        formKey: idempotencyKey,
        query: askedOf("verification", context, info),
      }),
  }),
  resendVerification: t.field({
    access: "officer",
    type: payloadWith("ResendVerificationPayload", "verification", "Verification"),
    description:
      "Mails the supervisor a new link, which replaces the older ones. RATE_LIMITED says how long to wait.",
    resolve: (_root, _args, context) => resendVerification(context),
  }),
  emergencyVerify: t.field({
    access: "officer",
    type: payloadWith("EmergencyVerifyPayload", "verification", "Verification"),
    description:
      "911 Verify: an hour of provisional access to the own case, without any right over money. CONFLICT when it was used or is switched off.",
    resolve: (_root, _args, context) => emergencyVerify(context),
  }),
  submitServiceRequest: t.field({
    access: "officer",
    type: payloadWith("SubmitServiceRequestPayload", "verification", "Verification"),
    description:
      "Adds services to the own case. INVALID with fields; CONFLICT before the recipient is saved.",
    args: { input: t.arg({ type: SubmitServiceRequestInput }) },
    resolve: (_root, { input }, context, info) =>
      submitServiceRequest(context, input, askedOf("verification", context, info)),
  }),
}));

builder.subscriptionField("verificationChanged", (t) =>
  t.field({
    access: "officer",
    type: Verification,
    nullable: true,
    description: "The own case, each time it changes.",
    subscribe: (_root, _args, context) => watchVerification(context),
    resolve: (_event, _args, context) => ownVerification(context),
  }),
);
