import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { can } from "./policy.ts";
import { Language } from "../../core/graphql/language.ts";
import { HelpType } from "../../intake/requests/enums.ts";
import { Trust, VerificationMethod, VerificationStatus } from "./enums.ts";
import { StatedNeedsInput } from "../../intake/needs/reader/types.ts";
import { roundupAt } from "./link/roundup.ts";
import { emergencyVerify } from "./submission/emergency.ts";
import { resendVerification } from "./submission/resend.ts";
import { submitServiceRequest } from "./submission/service-request.ts";
import { mayUseEmergencyIn, ownVerification, resends, watchVerification } from "./service.ts";
import { submitOfficerVerification } from "./submission/submit.ts";
import { trustOfCase } from "../../../shared/officers/verification/rules.ts";

export const Verification = builder.prismaNode("Verification", {
  access: {
    byId: ({ viewer }, verification) => can.seeVerification(viewer, verification),
    words: "The officer whose case it is.",
  },
  id: { field: "id" },
  select: { id: true, officerId: true },
  fields: (t) => ({
    number: t.exposeInt("id"),
    caseNumber: t.exposeString("caseNumber"),
    incidentDescription: t.exposeString("incidentDescription"),
    services: t.expose("services", { type: [HelpType] }),
    status: t.expose("status", { type: VerificationStatus }),
    method: t.expose("method", { type: VerificationMethod, nullable: true }),
    trust: t.field({
      type: Trust,
      nullable: true,
      select: { status: true, trust: true, emergencyUntil: true },
      resolve: (verification, _args, { now }) => trustOfCase(verification, now()),
    }),
    emergencyUntil: t.expose("emergencyUntil", { type: "DateTime", nullable: true }),
    mayResendAt: t.field({
      type: "DateTime",
      resolve: async ({ id }, _args, context) => (await resends(context, id)).mayResendAt,
    }),
    resendsLeft: t.int({
      resolve: async ({ id }, _args, context) => (await resends(context, id)).resendsLeft,
    }),
    supervisorMailAt: t.field({
      type: "DateTime",
      nullable: true,
      select: { supervisorEmailKey: true, waitsForRoundup: true },
      resolve: (verification, _args, context) => roundupAt(context, verification),
    }),
    mayUseEmergencyVerify: t.boolean({
      resolve: ({ id }, _args, context) => mayUseEmergencyIn(context, id),
    }),
    statusToken: t.exposeString("statusToken"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    recordings: t.relation("evidence", {
      query: { where: { kind: "recipient_statement" }, orderBy: { createdAt: "asc" } },
    }),
  }),
});

builder.queryField("verification", (t) =>
  t.prismaField({
    access: "officer",
    type: Verification,
    nullable: true,
    resolve: (query, _root, _args, context) => ownVerification(context, query),
  }),
);

rowMutation("submitOfficerVerification", ["verification", "Verification"], {
  access: "public",
  input: (t) => ({
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
    language: t.field({ type: Language, required: false }),
    isIdentified: t.boolean({ required: false }),
    idempotencyKey: t.string({ required: false }),
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
  resolve: (_input, context) => resendVerification(context),
});

rowMutation("emergencyVerify", ["verification", "Verification"], {
  access: "officer",
  resolve: (_input, context) => emergencyVerify(context),
});

rowMutation("submitServiceRequest", ["verification", "Verification"], {
  access: "officer",
  input: (t) => ({
    caseNumber: t.string(),
    fullName: t.string(),
    phone: t.string(),
    statementOfNeed: t.string(),
    services: t.field({ type: [HelpType] }),
    needs: t.field({ type: StatedNeedsInput, required: false }),
  }),
  resolve: (input, context, selection) => submitServiceRequest(context, input, selection),
});

builder.subscriptionField("verificationChanged", (t) =>
  t.field({
    access: "officer",
    type: Verification,
    nullable: true,
    subscribe: (_root, _args, context) => watchVerification(context),
    resolve: (_event, _args, context) => ownVerification(context),
  }),
);
