import { auditDetails } from "./audit-details.ts";
import type { Inventory } from "./types.ts";

/** The audit log, settings, and the running of the installation. */
export const system = {
  /** The seals are computed from whole entries, so no column of one is ever emptied. */
  AuditEntry: {
    label: "Audit log",
    of: {
      request: { column: "resourceId", where: { resourceType: "request" } },
      officer: { column: "actorId", where: { actorKind: "officer" } },
      citizen: { column: "actorId", where: { actorKind: "citizen" } },
      admin: { column: "actorId", where: { actorKind: "admin" } },
    },
    columns: {
      correlation: "reference",
      actorId: "reference",
      actorName: ["officer", "Who acted"],
      action: "none",
      resourceType: "none",
      resourceId: "reference",
      ip: ["network", "Network address", { strip: "keep" }],
      details: ["admin", "Details", { keys: auditDetails }],
    },
  },
  AuditSeal: {
    label: "Seals of the audit log",
    columns: { previousHash: "none", hash: "none" },
  },
  SystemConfig: {
    label: "Settings",
    columns: {
      smtpHost: "none",
      smtpUser: "none",
      fromEmail: "none",
      dkimSelector: "none",
      interpreterPhone: "none",
      pausedText: "none",
      pausedTextEs: "none",
      pausedTextFr: "none",
      officerUnlock: "none",
      requirePasskey: "none",
      systemName: "none",
      systemDescription: "none",
      notificationEmail: "admin",
      emergencyNotificationEmail: "admin",
      officerVisibility: "none",
      trustedDomains: "none",
      smtpPasswordSealed: "secret",
      directorEmail: "admin",
      smsSender: "none",
      smsHours: "none",
      timeZone: "none",
      suggestedTimeZone: "none",
      timeZoneSuggestedBy: "none",
    },
  },
  ConfigChange: {
    label: "Changes of settings",
    columns: {
      changes: ["admin", "What changed", { keys: { "*.before": "admin", "*.after": "admin" } }],
      config: ["admin", "All settings afterward", { keys: { "*": "admin" } }],
      changedBy: "admin",
    },
  },
  SetupNote: { label: "Notes of the setup", columns: { item: "none", detail: "none", notedBy: "admin" } },
  TestMail: {
    label: "Test emails",
    columns: { tokenHash: "secret", routeHash: "none", sentBy: "admin" },
  },
  StrayFiles: { label: "Unknown files", columns: {} },
  OperationRun: {
    label: "Backups, restores and proofs",
    columns: {
      counts: ["none", "Rows of each table", { keys: { "*": "none" } }],
      by: ["admin", "Account and host"],
      reason: "none",
    },
  },
  HealthSample: { label: "Health of parts", columns: { component: "none", reason: "none" } },
  NetworkBlock: {
    label: "Blocked networks",
    columns: { network: "network", reason: "admin", blockedBy: "admin", endedBy: "admin" },
  },
  SharedNetwork: {
    label: "Shared networks",
    columns: { cidr: "network", label: "none", listedBy: "admin", removedBy: "admin" },
  },
} as const satisfies Partial<Inventory>;
