import { dictionary } from "../../core/i18n/i18n.tsx";
import type { Scope } from "../../../shared/core/access/trust.ts";

const scopes: Record<Scope, string> = {
  "requests:read": "Read requests and dispatches",
  "requests:create": "File requests",
  "dispatch:write": "Dispatch help",
  "directory:write": "Edit the directory",
  "export:read": "Read exports and statistics",
  "money:read": "Read funds and their journals",
  "graphql:read": "Run the partner documents of GraphQL",
};
const days: Record<number, string> = { 7: "7 days", 30: "30 days", 90: "90 days", 366: "1 year" };
const states: Partial<Record<string, string>> = { active: "Active", expired: "Expired", revoked: "Revoked" };

export const en = {
  title: "API Keys",
  also: "integrations, external tools, tokens",
  failed: "Could not load API keys. Please try again.",
  text: "API keys let other software call the REST API and run the partner documents of GraphQL. A key can't approve requests, allocate funds, or change accounts or the configuration. It's revoked when its owner loses super admin access.",
  add: "New key",
  empty: "No API keys yet.",
  scopes: scopes as Partial<Record<string, string>>,
  states,
  name: "Name",
  nameHint: "Shown in the activity logs next to the key's actions.",
  mayDo: "Permissions",
  lives: "Expires after",
  days,
  networks: "Allowed networks",
  networksHint:
    "IP addresses or ranges such as 10.0.0.0/8, separated by spaces. Leave blank to allow any network.",
  body: "Organization (optional)",
  bodyHint:
    "The organization that uses the key. It receives what people have released to it under this name. Without it, the key receives no personal data.",
  agreement: "Agreement (optional)",
  agreementHint:
    "Only if the organization processes data for your program under a signed agreement: its title. The key then needs no releases.",
  agency: "Cases",
  agencyHint: "A key of one agency can't read funds or edit the directory.",
  wholeProgram: "Whole program",
  casesOf: (agency: string) => `Only cases of ${agency}`,
  withoutBody: "No personal data",
  forBody: (body: string) => `${body}, with releases`,
  underAgreement: (body: string, agreement: string) => `${body}, under “${agreement}”`,
  recipient: "Organization",
  recipientOf: (name: string) => `Organization of ${name}`,
  recipientSaved: (name: string) => `Organization of ${name} saved`,
  save: "Save",
  saving: "Saving...",
  create: "Create key",
  creating: "Creating...",
  created: (name: string) => `API key for ${name}`,
  once: "Copy it now. You won't see it again.",
  cancel: "Cancel",
  expires: (when: string) => `Expires ${when}`,
  neverUsed: "Never used",
  lastUsed: (when: string, ip: string) => `Last used ${when} from ${ip}`,
  anywhere: "Any network",
  from: (networks: string) => `From ${networks}`,
  heldBy: (who: string) => `Transferred to ${who}`,
  by: (who: string, when: string) => `Created by ${who}, ${when}`,
  revokedBy: (who: string, when: string) => `Revoked by ${who}, ${when}`,
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke the API key ${name}?`,
  revokeText: "It stops working immediately. This can't be undone.",
  revoked: (name: string) => `API key ${name} revoked`,
  docs: "API documentation and scopes",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
