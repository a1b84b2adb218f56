import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import {
  auditChain,
  beginVerification,
  verificationStates,
  type AuditChain,
  type Verification,
} from "./chain.ts";

const State = builder.enumType("AuditVerificationState", {
  description: "State of an audit log verification.",
  values: valuesOf(verificationStates, {
    broken: "An entry does not match its seal.",
    running: "The verification is in progress.",
    stopped: "The verification exceeded 10 minutes, or the database failed.",
    whole: "Every entry matches its seal.",
  }),
});

const VerificationType = builder.objectRef<Verification>("AuditVerification").implement({
  description: "Progress or result of checking every audit entry against its seal.",
  access: "through",
  fields: (t) => ({
    state: t.expose("state", { description: "State of the verification.", type: State }),
    checked: t.exposeInt("checked", { description: "Number of entries that match their seal so far." }),
    startedAt: t.expose("startedAt", { description: "When the verification started.", type: "DateTime" }),
    finishedAt: t.expose("finishedAt", {
      description: "When the verification ended. Null while it runs.",
      type: "DateTime",
      nullable: true,
    }),
    startedBy: t.exposeString("startedBy", { description: "User name of the administrator who started it." }),
    broken: t.exposeString("broken", {
      description: "Place of the first entry that does not match. Null if none was found.",
      nullable: true,
    }),
  }),
});

const Chain = builder.objectRef<AuditChain>("AuditChain").implement({
  description: "Totals and verification state of the audit log. A chain of hashes seals its entries.",
  access: "through",
  fields: (t) => ({
    entries: t.exposeInt("entries", { description: "Number of entries in the log." }),
    sealed: t.exposeInt("sealed", {
      description: "Number of sealed entries. New entries are sealed within seconds.",
    }),
    headNumber: t.string({
      description: "Number of the newest seal, as decimal digits. Null if nothing is sealed yet.",
      nullable: true,
      resolve: ({ newest }) => newest && String(newest.seq),
    }),
    headHash: t.string({
      description: "Hash of the newest seal. Null if nothing is sealed yet.",
      nullable: true,
      resolve: ({ newest }) => newest?.hash ?? null,
    }),
    verification: t.expose("verification", {
      description: "The latest verification since the server started. Null if there was none.",
      type: VerificationType,
      nullable: true,
    }),
  }),
});

builder.queryField("auditChain", (t) =>
  t.field({
    access: "readRecords",
    description: "Totals of the audit log and its latest verification.",
    type: Chain,
    resolve: (_root, _args, context) => auditChain(context),
  }),
);

mutation("verifyAuditChain", {
  access: "superAdmin",
  description:
    "Starts checking every audit entry against its seal. CONFLICT while a verification is running.",
  resolve: (_input, context) => beginVerification(context),
  payload: (p) => ({ chain: p.field({ type: Chain, resolve: (chain) => chain }) }),
});
