import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import {
  auditChain,
  beginVerification,
  verificationStates,
  type AuditChain,
  type Verification,
} from "./chain.ts";

const State = builder.enumType("AuditVerificationState", { values: verificationStates });

const VerificationType = builder.objectRef<Verification>("AuditVerification").implement({
  access: "through",
  fields: (t) => ({
    state: t.expose("state", { type: State }),
    checked: t.exposeInt("checked"),
    startedAt: t.expose("startedAt", { type: "DateTime" }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true }),
    startedBy: t.exposeString("startedBy"),
    broken: t.exposeString("broken", { nullable: true }),
  }),
});

const Chain = builder.objectRef<AuditChain>("AuditChain").implement({
  access: "through",
  fields: (t) => ({
    entries: t.exposeInt("entries"),
    sealed: t.exposeInt("sealed"),
    headNumber: t.string({
      nullable: true,
      resolve: ({ newest }) => newest && String(newest.seq),
    }),
    headHash: t.string({ nullable: true, resolve: ({ newest }) => newest?.hash ?? null }),
    verification: t.expose("verification", { type: VerificationType, nullable: true }),
  }),
});

builder.queryField("auditChain", (t) =>
  t.field({ access: "readRecords", type: Chain, resolve: (_root, _args, context) => auditChain(context) }),
);

mutation("verifyAuditChain", {
  access: "superAdmin",
  resolve: (_input, context) => beginVerification(context),
  payload: (p) => ({ chain: p.field({ type: Chain, resolve: (chain) => chain }) }),
});
