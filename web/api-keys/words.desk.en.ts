import type { Scope } from "#shared/core/access/trust";

const scopes: Record<Scope, string> = {
  "requests:read": "Read requests and dispatches",
  "requests:create": "File requests",
  "dispatch:write": "Dispatch help",
  "directory:write": "Edit the directory",
  "export:read": "Read exports and statistics",
};
const days: Record<number, string> = { 7: "7 days", 30: "30 days", 90: "90 days", 366: "1 year" };
const states: Partial<Record<string, string>> = { active: "Active", expired: "Expired", revoked: "Revoked" };

export const en = {
  title: "API Keys",
  also: "programs, external tools, tokens",
  failed: "Could not load the API keys.",
  text: "A key lets a program make REST calls. It never approves, allocates, or touches accounts or the configuration. It ends with the account that made it.",
  onlySuper: "API keys are managed by super admins.",
  add: "New key",
  empty: "No program has a key yet.",
  scopes: scopes as Partial<Record<string, string>>,
  states,
  name: "Name",
  nameHint: "It stands in the activity logs beside what the key did.",
  mayDo: "What it may do",
  lives: "It expires after",
  days,
  networks: "From where",
  networksHint: "Addresses and networks as 10.0.0.0/8, with blanks between them. Left empty: from anywhere.",
  create: "Create key",
  creating: "Creating...",
  created: (name: string) => `The key of ${name}`,
  once: "Copy it now: it is not shown again.",
  cancel: "Cancel",
  expires: (when: string) => `Expires ${when}`,
  neverUsed: "Never used",
  lastUsed: (when: string, ip: string) => `Last used ${when} from ${ip}`,
  anywhere: "From anywhere",
  from: (networks: string) => `From ${networks}`,
  heldBy: (who: string) => `Taken over by ${who}`,
  by: (who: string, when: string) => `Created by ${who}, ${when}`,
  revokedBy: (who: string, when: string) => `Revoked by ${who}, ${when}`,
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke the key of ${name}?`,
  revokeText: "It opens nothing from this moment on. This cannot be taken back.",
  revoked: (name: string) => `The key of ${name} is revoked`,
  docs: "The calls, and the scope of each",
};
