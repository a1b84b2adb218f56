import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  BackupStatus: {
    self: "The last backup, rehearsal and proofs, and what a restore holds.",
    audit: "The last daily check that the audit log is as it was written.",
    backup: "The last backup.",
    heldDeliveries: "Webhook deliveries that a restore holds.",
    heldMessages: "Messages that a restore holds.",
    id: "Relay-style ID. There is only one status.",
    key: "The last check of a copy of the key (`npm run key:copied`).",
    ledger: "The last daily check that the ledger adds up.",
    rehearsal: "The last rehearsal: a restore into a scratch place, with checks.",
  },
  LastOperation: {
    self: "The newest backup, rehearsal or proof.",
    done: "The newest one that ended well. Null if there is none.",
    isLate:
      "True if none ended well in the last 26 hours (backup, ledger, audit) or 30 days (rehearsal), or if the key was replaced since (key).",
    last: "The newest one, whether it ended well or failed. Null if there is none.",
  },
  OperationRun: {
    self: "A backup, rehearsal or proof that ended, or a copy of the key that was checked.",
    entries:
      "Number of entries of the ledger or the audit log that were checked. Null for a backup or rehearsal.",
    bytes: "Size of the backup file in bytes. Null if there is no file.",
    endedAt: "When it ended.",
    reason: "Why it failed. Null if it ended well.",
    startedAt: "When it started.",
    state: "How it ended.",
  },
  OperationState: {
    self: "How it ended.",
    done: "It ended well.",
    failed: "It failed.",
  },
  Query: { backupStatus: "The last backup, rehearsal and proofs, and what a restore holds." },
  Mutation: {
    decideHeldMessages:
      "Sends the messages and webhook deliveries that a restore holds, or gives them up. CONFLICT if none is held.",
  },
  DecideHeldMessagesInput: { send: "True to send them, false to give them up." },
  DecideHeldMessagesPayload: { backupStatus: "The status after the decision." },
});
