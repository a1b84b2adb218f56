import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { LogStatus, Risk, UserType } from "../../../shared/desk/activity/rules.ts";

const userTypes: Record<UserType, string> = {
  admin: "Admin",
  officer: "Officer",
  system: "System",
  visitor: "Visitor",
};
const statuses: Record<LogStatus, string> = { success: "Success", failure: "Failure", pending: "Pending" };

const risks: Record<Risk, string> = { high: "High", medium: "Medium", low: "Low" };

export const en = {
  risks: risks as Partial<Record<string, string>>,
  userTypes: userTypes as Partial<Record<string, string>>,
  statuses: statuses as Partial<Record<string, string>>,
  logs: {
    title: "Activity Logs",
    also: "audit log, history, who did what",
    failed: "Failed to load activity logs",
    lost: "Connection error: Could not load activity logs.",
    search: "Search the logs",
    searchPlaceholder: "Action, user, IP address or case ID...",
    user: "User type",
    allUsers: "All users",
    status: "Status",
    allStatuses: "All statuses",
    days: "Days",
    columns: { action: "Action", who: "Who", record: "Record", address: "IP address", time: "Time" },
    live: "Live",
    paused: "Paused",
    shown: (count: number) => pluralEn(count, "1 entry", `${count} entries`),
    waiting: (count: number) => pluralEn(count, "1 new entry", `${count} new entries`),
    empty: "No activity found matching the current filters.",
    nothing: "none",
    times: (count: number) => `${count} times`,
    about: (type: string, id: string | null) => (id ? `${type} ${id}` : type),
    number: "Entry number",
    action: "Action",
    userNumber: "User ID",
    moved: (before: string, after: string) => `${before} → ${after}`,
  },
  ips: {
    title: "Real-time IP Monitoring",
    also: "IP addresses, networks, block, risk, sessions",
    failed: "Could not load IP activity. Please try again.",
    search: "Search IP addresses",
    searchPlaceholder: "All or part of an IP address...",
    risk: "Risk",
    allRisks: "All risks",
    rule: "How risk is calculated",
    ruleText: "Based on activity in the last 24 hours. An address gets a risk level if any of these is true:",
    threshold: (
      risk: string,
      { failedSignIns, denials, perMinute }: { failedSignIns: number; denials: number; perMinute: number },
    ) =>
      `${risk}: ${failedSignIns} failed sign-ins, ${denials} denied requests, or ${perMinute} actions in one minute.`,
    ruleElse: "All other addresses are low risk.",
    found: (count: number) =>
      pluralEn(count, "1 address in the last 24 hours", `${count} addresses in the last 24 hours`),
    empty: "No addresses found matching the current filters.",
    riskIs: (risk: string) => `${risk} risk`,
    blocked: "Blocked",
    own: "Your network",
    actions: (count: number) => pluralEn(count, "1 action", `${count} actions`),
    lastSeen: (when: string) => `Last seen ${when}`,
    failedSignIns: "Failed sign-ins",
    denials: "Denied requests",
    perMinute: "Most actions in one minute",
    blockedBy: (who: string, until: string, reason: string) => `By ${who} until ${until}: ${reason}`,
    sessions: (count: number) =>
      count === 0 ? "No sessions from this address." : pluralEn(count, "1 session", `${count} sessions`),
    citizen: "Citizen",
    ownSession: "This is your session",
    end: "End session",
    endOf: (who: string) => `End session: ${who}`,
    endAll: "End all sessions",
    block: "Block temporarily",
    unblock: "Unblock",
    notOwn: "You cannot block your own network.",
    howLong: "Block for",
    durations: { 15: "15 minutes", 60: "1 hour", 1440: "1 day", 10080: "7 days" } as Record<number, string>,
    blockTitle: (ip: string) => `Block ${ip}?`,
    blockText:
      "No one can sign in or submit anything from this network until the block ends. Open sessions are paused. Public pages stay open, because a shelter may share the address.",
    unblockTitle: (ip: string) => `Unblock ${ip}?`,
    unblockText: "People on this network can sign in and submit again.",
    endAllTitle: (ip: string) => `End all sessions from ${ip}?`,
    endTitle: (who: string) => `End this session for ${who}?`,
    endText: "The user must sign in again. Citizens have no account, so they lose access to their requests.",
    blockDone: (ip: string) => `${ip} is blocked`,
    unblockDone: (ip: string) => `${ip} is no longer blocked`,
    ended: (count: number) => pluralEn(count, "1 session ended", `${count} sessions ended`),
  },
  audit: {
    active: "Audit logging is active.",
    figures: (entries: string, sealed: string) => `${entries} entries, ${sealed} sealed.`,
    head: (number: string, hash: string) => `Latest seal: ${number}, ${hash}`,
    noHead: "No entries are sealed yet.",
    text: "Each entry is added to a hash chain within seconds. If an entry is later changed, removed or reordered, verification detects it.",
    verify: "Verify chain",
    verifying: (checked: string) => `Verifying... ${checked} entries checked`,
    whole: (checked: string) => `Chain verified: ${checked} entries are unchanged.`,
    broken: (where: string) => `The chain is broken: ${where}.`,
    brokenAfter: (checked: string) => `The ${checked} entries before it are unchanged.`,
    stopped:
      "Verification stopped early. Please try again, or ask the person who runs the server to verify it there.",
    when: (who: string, when: string) => `Verified by ${who}, ${when}`,
    failed: "Could not start verification",
    exportTitle: "Export Logs",
    exportText: "Choose what to export. Exports are logged.",
    bundleText:
      "The bundle contains every sealed entry and its seal. Anyone can verify it with docs/check-audit.mjs, without access to SafeVoice.",
    csv: "Export as CSV",
    json: "Export as JSON",
    bundle: "Export verification bundle",
    onlySuper: "Only super admins can verify and export.",
  },
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
