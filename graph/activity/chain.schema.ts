import { builder } from "../core/graphql/builder.ts";
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
  description: "A walk along the chain of seals, as far as it has come.",
  fields: (t) => ({
    state: t.expose("state", {
      type: State,
      description: "`stopped`: it took longer than 10 minutes, or the database failed.",
    }),
    checked: t.exposeInt("checked", { description: "Entries that are as they were written." }),
    startedAt: t.expose("startedAt", { type: "DateTime" }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true }),
    startedBy: t.exposeString("startedBy"),
    broken: t.exposeString("broken", { nullable: true, description: "Where the first fault is." }),
  }),
});

const Chain = builder.objectRef<AuditChain>("AuditChain").implement({
  access: "through",
  description: "The audit log in figures.",
  fields: (t) => ({
    entries: t.exposeInt("entries"),
    sealed: t.exposeInt("sealed", {
      description: "Those that a seal covers; newer ones follow within seconds.",
    }),
    headNumber: t.string({
      nullable: true,
      description: "The newest seal's number, as digits.",
      resolve: ({ newest }) => newest && String(newest.seq),
    }),
    headHash: t.string({ nullable: true, resolve: ({ newest }) => newest?.hash ?? null }),
    verification: t.expose("verification", {
      type: VerificationType,
      nullable: true,
      description: "The last one since the server started; null where there was none.",
    }),
  }),
});

builder.queryField("auditChain", (t) =>
  t.field({
    access: "admin",
    type: Chain,
    description: "The audit log in figures, with how its last verification went.",
    resolve: (_root, _args, context) => auditChain(context),
  }),
);

builder.mutationField("verifyAuditChain", (t) =>
  t.field({
    access: "superAdmin",
    type: builder.objectRef<AuditChain>("VerifyAuditChainPayload").implement({
      fields: (p) => ({ chain: p.field({ type: Chain, resolve: (chain) => chain }) }),
    }),
    description: "Begins to check every entry against its seal. CONFLICT while a check runs.",
    resolve: (_root, _args, context) => beginVerification(context),
  }),
);
