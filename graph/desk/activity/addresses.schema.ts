import { valuesOf } from "../../core/graphql/enums.ts";
import type { NetworkBlock } from "../../../prisma/client/client.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { connectionOf, cut, pageWithSums, paging } from "../../core/graphql/pages.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { listAddresses, type IpActivity } from "./addresses.ts";
import {
  blockNetwork,
  endOneSession,
  endSessionsFrom,
  sessionsFrom,
  unblockNetwork,
  type AddressSession,
} from "./blocking.ts";
import { risks, riskSigns } from "../../../shared/desk/activity/rules.ts";
import { UserType } from "./schema.ts";

const Risk = builder.enumType("IpRisk", {
  description: "Risk of an IP address. `IpActivity.risk` gives the limits.",
  values: valuesOf(risks, {
    high: "Block the address or end its sessions if you do not recognize it.",
    low: "Nothing unusual.",
    medium: "Keep an eye on the address.",
  }),
});
const RiskSign = builder.enumType("IpRiskSign", {
  description: "The count that causes a risk.",
  values: valuesOf(riskSigns, {
    denials: "Denied actions.",
    failedSignIns: "Failed sign-ins.",
    perMinute: "Actions in the busiest minute.",
  }),
});

const Block = builder.objectRef<NetworkBlock>("NetworkBlock").implement({
  description: "A network that cannot sign in or send anything for a time.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Block number. Pass it to `unblockNetwork`." }),
    network: t.exposeString("network", {
      description: "An IPv4 address, or the /64 network of an IPv6 address.",
    }),
    reason: t.exposeString("reason", { description: "Why the network was blocked." }),
    blockedBy: t.exposeString("blockedBy", {
      description: "User name of the administrator who blocked the network.",
    }),
    createdAt: t.expose("createdAt", { description: "When the block started.", type: "DateTime" }),
    until: t.expose("until", { description: "When the block ends by itself.", type: "DateTime" }),
    endedAt: t.expose("endedAt", {
      description: "When an administrator ended the block early. Null if no one did.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

const Activity = builder.objectRef<IpActivity>("IpActivity").implement({
  description: "Activity of one IP address in the last 24 hours, according to the audit log.",
  access: "through",
  fields: (t) => ({
    id: t.id({
      description: "Relay-style ID of the row. `node` does not accept it.",
      resolve: ({ ipAddress }) => Buffer.from(`IpActivity:${ipAddress}`).toString("base64"),
    }),
    ipAddress: t.exposeString("ipAddress", { description: "IPv4 or IPv6 address." }),
    risk: t.expose("risk", {
      description: "High from 5 failed sign-ins, 10 denials or 120 actions a minute. Medium from 2, 3 or 60.",
      type: Risk,
    }),
    signs: t.expose("signs", { description: "Which counts cause the risk.", type: [RiskSign] }),
    failedSignIns: t.exposeInt("failedSignIns", { description: "Number of failed sign-ins." }),
    denials: t.exposeInt("denials", { description: "Number of denied actions." }),
    perMinute: t.exposeInt("perMinute", { description: "Number of actions in the busiest minute." }),
    lastSeen: t.expose("lastSeen", { description: "When the address was last active.", type: "DateTime" }),
    actionCount: t.exposeInt("actionCount", { description: "Number of actions." }),
    userTypes: t.expose("userTypes", {
      description: "Kinds of actors that used the address.",
      type: [UserType],
    }),
    location: t.exposeString("location", { description: "“Private network” or “Unknown”." }),
    isOwn: t.exposeBoolean("isOwn", {
      description: "True for the caller's own network, which the caller cannot block.",
    }),
    block: t.expose("block", {
      description: "The block that applies to this address now. Null if it is not blocked.",
      type: Block,
      nullable: true,
    }),
  }),
});

const ActivityConnection = connectionOf("IpActivity", Activity, {
  description: "One page of IP addresses, most recently active first.",
});

const Session = builder.objectRef<AddressSession>("AddressSession").implement({
  description: "An active session that was opened from an IP address.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Session number. Pass it to `endAnySession`." }),
    kind: t.exposeString("kind", { description: "`admin`, `officer` or `citizen`." }),
    who: t.exposeString("who", {
      description: "Name of the account or officer. Null for a citizen, who is anonymous.",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When the session was opened.", type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { description: "When the session was last used.", type: "DateTime" }),
    isOwn: t.exposeBoolean("isOwn", { description: "True for the caller's own session." }),
  }),
});

const IpFilterInput = builder.inputType("IpActivityFilter", {
  description: "Limits the IP addresses. Omitted fields do not limit them.",
  fields: (t) => ({
    search: t.string({ description: "Part of an IP address. At most 100 characters.", required: false }),
    risk: t.field({ description: "Only addresses with this risk.", type: Risk, required: false }),
    userType: t.field({
      description: "Only addresses that this kind of actor used.",
      type: UserType,
      required: false,
    }),
  }),
});

builder.queryFields((t) => ({
  ipActivities: t.field({
    access: "readRecords",
    description: "IP addresses of the last 24 hours, most recently active first.",
    type: ActivityConnection,
    args: {
      filter: t.arg({ description: "Limits the addresses.", type: IpFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context) =>
      pageWithSums(page, async (slice) => cut(await listAddresses(context, { ...filter }), slice)),
  }),
  addressSessions: t.field({
    access: "readSecurity",
    description:
      "Active sessions that were opened from an IP address, at most 100. INVALID if the text is not an IP address.",
    type: [Session],
    args: { ipAddress: t.arg.string({ description: "IPv4 or IPv6 address." }) },
    resolve: (_root, { ipAddress }, context) => sessionsFrom(context, ipAddress),
  }),
}));

const blockPayload: Payload<NetworkBlock> = (t) => ({
  block: t.field({ type: Block, resolve: (row) => row }),
});

mutation("blockNetwork", {
  access: "manageSecurity",
  description: `Blocks sign-ins and writes from a network for a number of minutes. INVALID with \`fields\`. CONFLICT for the caller's own network, or one that is already blocked. UNPROCESSABLE for this server's own network unless \`isForced\` is true. ${passwordCode}`,
  input: (t) => ({
    ipAddress: t.string({
      description: "IPv4 or IPv6 address in the network to block. For IPv6, its /64 network is blocked.",
    }),
    minutes: t.int({ description: "Duration in minutes, from 5 to 43,200." }),
    reason: t.string({ description: "Why the network is blocked. Administrators can read it." }),
    isForced: t.boolean({
      description: "Set to true to block the network of this server itself.",
      required: false,
    }),
  }),
  resolve: ({ ipAddress, ...form }, context) => blockNetwork(context, ipAddress, form),
  payload: (t) => blockPayload(t),
});

mutation("unblockNetwork", {
  access: "manageSecurity",
  description: `Ends a block early. CONFLICT if it has ended. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({ number: t.int({ description: "Block number." }) }),
  resolve: (input, context) => unblockNetwork(context, input.number),
  payload: (t) => blockPayload(t),
});

mutation("endAnySession", {
  access: "manageSecurity",
  description: `Ends any session by its number. CONFLICT for the caller's own session, or one that has ended. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    number: t.int({ description: "Session number, from `addressSessions`." }),
    reason: t.string({ description: "Why the session ends. It is logged." }),
  }),
  resolve: ({ number, ...form }, context) => endOneSession(context, number, form),
  payload: (t) => ({ number: t.exposeInt("id", { description: "Number of the ended session." }) }),
});

mutation("endAddressSessions", {
  access: "manageSecurity",
  description: `Ends every session that was opened from an IP address. INVALID if the text is not an IP address. ${passwordCode}`,
  input: (t) => ({
    ipAddress: t.string({ description: "IP address that opened the sessions." }),
    reason: t.string({ description: "Why the sessions end. It is logged." }),
  }),
  resolve: async ({ ipAddress, ...form }, context) => ({
    ended: await endSessionsFrom(context, ipAddress, form),
  }),
  payload: (t) => ({
    ended: t.exposeInt("ended", {
      description: "Number of ended sessions. The caller's own session stays open.",
    }),
  }),
});
