import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { backupStatus, decideHeld, type BackupStatus as Status } from "./status.ts";

const OperationState = builder.enumType("OperationState", { values: ["done", "failed"] as const });

const comparedIn = { ledger: "LedgerEntry", audit: "AuditEntry" } as const;

const OperationRun = builder.objectRef<NonNullable<Status["backup"]["last"]>>("OperationRun").implement({
  access: "through",
  fields: (t) => ({
    startedAt: t.expose("startedAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime" }),
    state: t.field({ type: OperationState, resolve: ({ state }) => state }),
    bytes: t.float({ nullable: true, resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)) }),
    entries: t.int({
      nullable: true,
      resolve: ({ kind, counts }) =>
        kind === "ledger" || kind === "audit"
          ? ((counts as Record<string, number>)[comparedIn[kind]] ?? null)
          : null,
    }),
    reason: t.exposeString("reason", { nullable: true }),
  }),
});

const LastOperation = builder.objectRef<Status["backup"]>("LastOperation").implement({
  access: "through",
  fields: (t) => ({
    last: t.field({ type: OperationRun, nullable: true, resolve: ({ last }) => last }),
    done: t.field({ type: OperationRun, nullable: true, resolve: ({ done }) => done }),
    isLate: t.exposeBoolean("isLate"),
  }),
});

const BackupStatus = builder.objectRef<Status>("BackupStatus").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: () => "BackupStatus" }),
    backup: t.field({ type: LastOperation, resolve: ({ backup }) => backup }),
    rehearsal: t.field({ type: LastOperation, resolve: ({ rehearsal }) => rehearsal }),
    ledger: t.field({ type: LastOperation, resolve: ({ ledger }) => ledger }),
    audit: t.field({ type: LastOperation, resolve: ({ audit }) => audit }),
    key: t.field({ type: LastOperation, resolve: ({ key }) => key }),
    heldMessages: t.exposeInt("heldMessages"),
    heldDeliveries: t.exposeInt("heldDeliveries"),
  }),
});

builder.queryField("backupStatus", (t) =>
  t.field({
    access: "readRecords",
    type: BackupStatus,
    resolve: (_root, _args, context) => backupStatus(context),
  }),
);

mutation("decideHeldMessages", {
  access: "superAdmin",
  input: (t) => ({ send: t.boolean() }),
  resolve: (input, context) => decideHeld(context, input),
  payload: (t) => ({ backupStatus: t.field({ type: BackupStatus, resolve: (status) => status }) }),
});
