import type { Contract } from "./contract.ts";

/** Of each file; `tests/house/statements.test.ts` checks them against the code. */
export const contracts: Readonly<Record<string, Contract>> = {
  "approval/conditions.ts": {
    because: "set",
    usedBy: ["rulebook"],
    comparedIn: "tests/rulebook/approval-conditions.test.ts",
  },
  "approval/dry-run.ts": {
    because: "set",
    usedBy: ["rulebook"],
    comparedIn: "tests/rulebook/dry-run.test.ts",
  },
  "approval/facts.ts": {
    because: "measured",
    usedBy: ["allocations", "cases", "rulebook"],
    comparedIn: "tests/statements/decisions.test.ts",
  },
  "approval/limits.ts": {
    because: "set",
    usedBy: ["allocations", "cases"],
    comparedIn: "tests/statements/decisions.test.ts",
  },
  "approval/same-person.ts": {
    because: "set",
    usedBy: ["allocations"],
    comparedIn: "tests/statements/decisions.test.ts",
  },
  "approval/transition.ts": {
    because: "whole",
    usedBy: ["allocations"],
    comparedIn: "tests/allocations/allocations.test.ts",
  },
  "approval/waiting.ts": {
    because: "set",
    usedBy: ["rulebook"],
    comparedIn: "tests/rulebook/approval-conditions.test.ts",
  },
  "audit/addresses.ts": {
    because: "set",
    usedBy: ["activity"],
    comparedIn: "tests/statements/audit.test.ts",
  },
  "audit/entries.ts": {
    because: "measured",
    usedBy: ["activity"],
    comparedIn: "tests/statements/audit.test.ts",
  },
  "backup.ts": {
    because: "whole",
    usedBy: ["app", "backup"],
    comparedIn: "tests/statements/backup.test.ts",
  },
  "cases/same-person.ts": {
    because: "set",
    usedBy: ["cases"],
    comparedIn: "tests/statements/tracker.test.ts",
  },
  "cases/stats.ts": {
    because: "set",
    usedBy: ["cases"],
    comparedIn: "tests/statements/tracker.test.ts",
  },
  "cases/tracker.ts": {
    because: "measured",
    usedBy: ["cases"],
    comparedIn: "tests/statements/tracker.test.ts",
  },
  "redemption/redeem.ts": {
    because: "whole",
    usedBy: ["redemption"],
    comparedIn: "tests/redemption/redemption.test.ts",
  },
  "dispatch/codes.ts": {
    because: "claim",
    usedBy: ["dispatches", "vendors"],
    comparedIn: "tests/statements/dispatch.test.ts",
  },
  "dispatch/facts.ts": {
    because: "measured",
    usedBy: ["dispatches"],
    comparedIn: "tests/statements/dispatch.test.ts",
  },
  "dispatch/insert.ts": {
    because: "whole",
    usedBy: ["dispatches"],
    comparedIn: "tests/dispatches/dispatches.test.ts",
  },
  "documents.ts": {
    because: "measured",
    usedBy: ["app"],
    comparedIn: "tests/statements/requests-list.test.ts",
  },
  "funds/balances.ts": {
    because: "set",
    usedBy: ["allocations", "funds"],
    comparedIn: "tests/statements/funds.test.ts",
  },
  "funds/move.ts": {
    because: "lock",
    usedBy: ["funds", "reconcile"],
    comparedIn: "tests/funds/deposits.test.ts",
  },
  "funds/verify.ts": {
    because: "set",
    usedBy: ["funds"],
    comparedIn: "tests/statements/funds.test.ts",
  },
  "idempotency.ts": {
    because: "lock",
    usedBy: ["core"],
    comparedIn: "tests/core/late-repeats.test.ts",
  },
  "jobs.ts": {
    because: "claim",
    usedBy: ["letters", "people", "recommendations", "satisfaction"],
    comparedIn: "tests/recommendations/recommendations.test.ts",
  },
  "locks.ts": {
    because: "lock",
    usedBy: [
      "activity",
      "admins",
      "allocations",
      "api-keys",
      "audit",
      "core",
      "dispatches",
      "entries",
      "evidence",
      "inbox",
      "incoming",
      "letters",
      "pass",
      "people",
      "reconcile",
      "redemption",
      "request-access",
      "requests",
      "responses",
      "rulebook",
      "safe-contact",
      "supervisors",
      "support",
      "system",
      "templates",
      "vendors",
      "verification",
      "webhooks",
    ],
    comparedIn: "tests/allocations/races.full.test.ts",
  },
  "messages/delivery-state.ts": {
    because: "set",
    usedBy: [],
    comparedIn: "tests/statements/messages.test.ts",
  },
  "messages/delivery.ts": {
    because: "claim",
    usedBy: ["communications"],
    comparedIn: "tests/communications/communications.test.ts",
  },
  "messages/inbox-sources.ts": {
    because: "set",
    usedBy: [],
    comparedIn: "tests/statements/messages.test.ts",
  },
  "messages/inbox.ts": {
    because: "set",
    usedBy: ["inbox"],
    comparedIn: "tests/statements/messages.test.ts",
  },
  "messages/outbox.ts": {
    because: "set",
    usedBy: ["communications"],
    comparedIn: "tests/statements/messages.test.ts",
  },
  "messages/receipts.ts": {
    because: "whole",
    usedBy: ["communications", "incoming"],
    comparedIn: "tests/incoming/receipts.test.ts",
  },
  "messages/send-guard.ts": {
    because: "whole",
    usedBy: ["communications"],
    comparedIn: "tests/communications/still-holds.test.ts",
  },
  "messages/webhooks.ts": {
    because: "claim",
    usedBy: ["webhooks"],
    comparedIn: "tests/webhooks/webhooks.test.ts",
  },
  "reports/analytics.ts": {
    because: "measured",
    usedBy: ["analytics"],
    comparedIn: "tests/analytics/totals.test.ts",
  },
  "reports/compliance.ts": {
    because: "set",
    usedBy: ["compliance"],
    comparedIn: "tests/compliance/compliance.test.ts",
  },
  "reports/health.ts": {
    because: "set",
    usedBy: ["app", "system"],
    comparedIn: "tests/system/health.test.ts",
  },
  "reports/rulesets.ts": {
    because: "set",
    usedBy: ["rulebook"],
    comparedIn: "tests/rulebook/rulesets.test.ts",
  },
  "requests/columns.ts": {
    because: "measured",
    usedBy: ["cases", "requests"],
    comparedIn: "tests/statements/requests-list.test.ts",
  },
  "requests/list.ts": {
    because: "measured",
    usedBy: ["requests"],
    comparedIn: "tests/statements/requests-list.test.ts",
  },
  "requests/rest.ts": {
    because: "measured",
    usedBy: ["requests"],
    comparedIn: "tests/statements/one-request.test.ts",
  },
  "sealed.ts": {
    because: "set",
    usedBy: ["system"],
    comparedIn: "tests/system/key-rotation.test.ts",
  },
  "sessions/lookup.ts": {
    because: "measured",
    usedBy: ["core"],
    comparedIn: "tests/core/session-lookup.test.ts",
  },
  "sessions/rows.ts": {
    because: "measured",
    usedBy: ["core"],
    comparedIn: "tests/statements/decisions.test.ts",
  },
  "sessions/tries.ts": {
    because: "whole",
    usedBy: ["admins"],
    comparedIn: "tests/admins/admins.test.ts",
  },
};
