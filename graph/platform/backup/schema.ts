import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { backupStatus, decideHeld, type BackupStatus as Status } from "./status.ts";

const OperationState = builder.enumType("OperationState", {
  description: "How it ended.",
  values: { done: { description: "It ended well." }, failed: { description: "It failed." } },
});

const comparedIn = { ledger: "LedgerEntry", audit: "AuditEntry" } as const;

const OperationRun = builder.objectRef<NonNullable<Status["backup"]["last"]>>("OperationRun").implement({
  description: "A backup, rehearsal or proof that ended, or a copy of the key that was checked.",
  access: "through",
  fields: (t) => ({
    startedAt: t.expose("startedAt", { description: "When it started.", type: "DateTime" }),
    endedAt: t.expose("endedAt", { description: "When it ended.", type: "DateTime" }),
    state: t.field({ description: "How it ended.", type: OperationState, resolve: ({ state }) => state }),
    bytes: t.float({
      description: "Size of the backup file in bytes. Null if there is no file.",
      nullable: true,
      resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)),
    }),
    entries: t.int({
      description:
        "Number of entries of the ledger or the audit log that were checked. Null for a backup or rehearsal.",
      nullable: true,
      resolve: ({ kind, counts }) =>
        kind === "ledger" || kind === "audit"
          ? ((counts as Record<string, number>)[comparedIn[kind]] ?? null)
          : null,
    }),
    reason: t.exposeString("reason", {
      description: "Why it failed. Null if it ended well.",
      nullable: true,
    }),
  }),
});

const LastOperation = builder.objectRef<Status["backup"]>("LastOperation").implement({
  description: "The newest backup, rehearsal or proof.",
  access: "through",
  fields: (t) => ({
    last: t.field({
      description: "The newest one, whether it ended well or failed. Null if there is none.",
      type: OperationRun,
      nullable: true,
      resolve: ({ last }) => last,
    }),
    done: t.field({
      description: "The newest one that ended well. Null if there is none.",
      type: OperationRun,
      nullable: true,
      resolve: ({ done }) => done,
    }),
    isLate: t.exposeBoolean("isLate", {
      description:
        "True if none ended well in the last 26 hours (backup, ledger, audit) or 30 days (rehearsal), or if the key was replaced since (key).",
    }),
  }),
});

const BackupStatus = builder.objectRef<Status>("BackupStatus").implement({
  description: "The last backup, rehearsal and proofs, and what a restore holds.",
  access: "through",
  fields: (t) => ({
    id: t.id({ description: "Relay-style ID. There is only one status.", resolve: () => "BackupStatus" }),
    backup: t.field({
      description: "The last backup.",
      type: LastOperation,
      resolve: ({ backup }) => backup,
    }),
    rehearsal: t.field({
      description: "The last rehearsal: a restore into a scratch place, with checks.",
      type: LastOperation,
      resolve: ({ rehearsal }) => rehearsal,
    }),
    ledger: t.field({
      description: "The last daily check that the ledger adds up.",
      type: LastOperation,
      resolve: ({ ledger }) => ledger,
    }),
    audit: t.field({
      description: "The last daily check that the audit log is as it was written.",
      type: LastOperation,
      resolve: ({ audit }) => audit,
    }),
    key: t.field({
      description: "The last check of a copy of the key (`npm run key:copied`).",
      type: LastOperation,
      resolve: ({ key }) => key,
    }),
    heldMessages: t.exposeInt("heldMessages", { description: "Messages that a restore holds." }),
    heldDeliveries: t.exposeInt("heldDeliveries", {
      description: "Webhook deliveries that a restore holds.",
    }),
  }),
});

builder.queryField("backupStatus", (t) =>
  t.field({
    access: "readRecords",
    description: "The last backup, rehearsal and proofs, and what a restore holds.",
    type: BackupStatus,
    resolve: (_root, _args, context) => backupStatus(context),
  }),
);

mutation("decideHeldMessages", {
  access: "superAdmin",
  description:
    "Sends the messages and webhook deliveries that a restore holds, or gives them up. CONFLICT if none is held.",
  input: (t) => ({ send: t.boolean({ description: "True to send them, false to give them up." }) }),
  resolve: (input, context) => decideHeld(context, input),
  payload: (t) => ({
    backupStatus: t.field({
      description: "The status after the decision.",
      type: BackupStatus,
      resolve: (status) => status,
    }),
  }),
});
