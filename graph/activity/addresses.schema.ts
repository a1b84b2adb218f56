import type { NetworkBlock } from "../../prisma/client/client.ts";
import { builder } from "../core/graphql/builder.ts";
import { pageOfAddresses, type IpActivity, type IpPage } from "./addresses.ts";
import {
  blockNetwork,
  endOneSession,
  endSessionsFrom,
  sessionsFrom,
  unblockNetwork,
  type AddressSession,
} from "./blocking.ts";
import { addressesPerPage, risks, riskSigns } from "./rules.shared.ts";
import { UserType } from "./schema.ts";

const Risk = builder.enumType("IpRisk", { values: risks });
const RiskSign = builder.enumType("IpRiskSign", { values: riskSigns });

const Block = builder.objectRef<NetworkBlock>("NetworkBlock").implement({
  access: "through",
  description: "A network from which nobody signs in or sends anything for a time.",
  fields: (t) => ({
    number: t.exposeInt("id"),
    network: t.exposeString("network", { description: "An IPv4 address, or the /64 of an IPv6 one." }),
    reason: t.exposeString("reason"),
    blockedBy: t.exposeString("blockedBy"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    until: t.expose("until", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
  }),
});

const Activity = builder.objectRef<IpActivity>("IpActivity").implement({
  access: "through",
  description: "What came from one address within the last 24 hours, as the audit log has it.",
  fields: (t) => ({
    id: t.id({ resolve: ({ ipAddress }) => Buffer.from(`IpActivity:${ipAddress}`).toString("base64") }),
    ipAddress: t.exposeString("ipAddress"),
    risk: t.expose("risk", {
      type: Risk,
      description:
        "High from 5 failed sign-ins, 10 denials or 120 actions in one minute; medium from 2, 3 or 60; else low.",
    }),
    signs: t.expose("signs", { type: [RiskSign], description: "What made it so." }),
    failedSignIns: t.exposeInt("failedSignIns"),
    denials: t.exposeInt("denials"),
    perMinute: t.exposeInt("perMinute", { description: "Actions in its busiest minute." }),
    lastSeen: t.expose("lastSeen", { type: "DateTime" }),
    actionCount: t.exposeInt("actionCount"),
    userTypes: t.expose("userTypes", { type: [UserType] }),
    location: t.exposeString("location", {
      description: '"Private network" or "Unknown": nothing is made up.',
    }),
    isOwn: t.exposeBoolean("isOwn", { description: "The reader's own network, which they cannot block." }),
    block: t.expose("block", { type: Block, nullable: true, description: "The one that holds now." }),
  }),
});

const Page = builder.objectRef<IpPage>("IpActivityPage").implement({
  access: "through",
  fields: (t) => ({
    total: t.exposeInt("total"),
    rowsPerPage: t.int({ resolve: () => addressesPerPage }),
    rows: t.expose("rows", { type: [Activity] }),
  }),
});

const Session = builder.objectRef<AddressSession>("AddressSession").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    kind: t.exposeString("kind", { description: "`admin`, `officer` or `citizen`." }),
    who: t.exposeString("who", { nullable: true, description: "Null for a citizen, whom nobody knows." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime" }),
    isOwn: t.exposeBoolean("isOwn", { description: "The one that asks." }),
  }),
});

const IpFilterInput = builder.inputType("IpActivityFilter", {
  fields: (t) => ({
    search: t.string({ required: false, description: "Part of an address; at most 100 characters." }),
    risk: t.field({ type: Risk, required: false }),
    userType: t.field({ type: UserType, required: false }),
  }),
});

builder.queryFields((t) => ({
  ipActivities: t.field({
    access: "admin",
    type: Page,
    description: "The addresses of the last 24 hours, the latest first.",
    args: {
      filter: t.arg({ type: IpFilterInput, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, page }, context) => pageOfAddresses(context, { ...filter }, page ?? 1),
  }),
  addressSessions: t.field({
    access: "superAdmin",
    type: [Session],
    description:
      "The living sessions that were opened from an address, the first 100. INVALID for no address.",
    args: { ipAddress: t.arg.string() },
    resolve: (_root, { ipAddress }, context) => sessionsFrom(context, ipAddress),
  }),
}));

const blockPayload = (name: string) =>
  builder.objectRef<NetworkBlock>(name).implement({
    fields: (t) => ({ block: t.field({ type: Block, resolve: (row) => row }) }),
  });

const BlockInput = builder.inputType("BlockNetworkInput", {
  fields: (t) => ({
    ipAddress: t.string(),
    minutes: t.int({ description: "5 to 43,200." }),
    reason: t.string(),
    isForced: t.boolean({ required: false, description: "Also where it is this machine itself." }),
  }),
});
const UnblockInput = builder.inputType("UnblockNetworkInput", { fields: (t) => ({ number: t.int() }) });
const EndInput = builder.inputType("EndAnySessionInput", {
  fields: (t) => ({ number: t.int({ description: "The session's." }), reason: t.string() }),
});
const EndFromInput = builder.inputType("EndAddressSessionsInput", {
  fields: (t) => ({ ipAddress: t.string(), reason: t.string() }),
});

builder.mutationFields((t) => ({
  blockNetwork: t.field({
    access: "superAdmin",
    type: blockPayload("BlockNetworkPayload"),
    description:
      "Nobody signs in or sends anything from the network of this address for so many minutes. INVALID with fields; CONFLICT for one's own network and one that is blocked; UNPROCESSABLE for this machine unless forced, and where the password must be given again.",
    args: { input: t.arg({ type: BlockInput }) },
    resolve: (_root, { input: { ipAddress, ...form } }, context) => blockNetwork(context, ipAddress, form),
  }),
  unblockNetwork: t.field({
    access: "superAdmin",
    type: blockPayload("UnblockNetworkPayload"),
    description: "Ends a block before its time. CONFLICT when it is over; NOT_FOUND; UNPROCESSABLE.",
    args: { input: t.arg({ type: UnblockInput }) },
    resolve: (_root, { input }, context) => unblockNetwork(context, input.number),
  }),
  endAnySession: t.field({
    access: "superAdmin",
    type: builder.objectRef<{ id: number }>("EndAnySessionPayload").implement({
      fields: (t) => ({ number: t.exposeInt("id") }),
    }),
    description:
      "Ends anybody's session. CONFLICT for one's own and one that is over; NOT_FOUND; UNPROCESSABLE.",
    args: { input: t.arg({ type: EndInput }) },
    resolve: (_root, { input: { number, ...form } }, context) => endOneSession(context, number, form),
  }),
  endAddressSessions: t.field({
    access: "superAdmin",
    type: builder.objectRef<{ ended: number }>("EndAddressSessionsPayload").implement({
      fields: (t) => ({ ended: t.exposeInt("ended", { description: "How many; one's own stays." }) }),
    }),
    description: "Ends every session that was opened from an address. INVALID; UNPROCESSABLE.",
    args: { input: t.arg({ type: EndFromInput }) },
    resolve: async (_root, { input: { ipAddress, ...form } }, context) => ({
      ended: await endSessionsFrom(context, ipAddress, form),
    }),
  }),
}));
