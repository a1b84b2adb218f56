import type { NetworkBlock } from "../../../prisma/client/client.ts";
import { builder } from "../../core/graphql/builder.ts";
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

const Risk = builder.enumType("IpRisk", { values: risks });
const RiskSign = builder.enumType("IpRiskSign", { values: riskSigns });

const Block = builder.objectRef<NetworkBlock>("NetworkBlock").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    network: t.exposeString("network"),
    reason: t.exposeString("reason"),
    blockedBy: t.exposeString("blockedBy"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    until: t.expose("until", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
  }),
});

const Activity = builder.objectRef<IpActivity>("IpActivity").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: ({ ipAddress }) => Buffer.from(`IpActivity:${ipAddress}`).toString("base64") }),
    ipAddress: t.exposeString("ipAddress"),
    risk: t.expose("risk", { type: Risk }),
    signs: t.expose("signs", { type: [RiskSign] }),
    failedSignIns: t.exposeInt("failedSignIns"),
    denials: t.exposeInt("denials"),
    perMinute: t.exposeInt("perMinute"),
    lastSeen: t.expose("lastSeen", { type: "DateTime" }),
    actionCount: t.exposeInt("actionCount"),
    userTypes: t.expose("userTypes", { type: [UserType] }),
    location: t.exposeString("location"),
    isOwn: t.exposeBoolean("isOwn"),
    block: t.expose("block", { type: Block, nullable: true }),
  }),
});

const ActivityConnection = connectionOf("IpActivity", Activity);

const Session = builder.objectRef<AddressSession>("AddressSession").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    kind: t.exposeString("kind"),
    who: t.exposeString("who", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime" }),
    isOwn: t.exposeBoolean("isOwn"),
  }),
});

const IpFilterInput = builder.inputType("IpActivityFilter", {
  fields: (t) => ({
    search: t.string({ required: false }),
    risk: t.field({ type: Risk, required: false }),
    userType: t.field({ type: UserType, required: false }),
  }),
});

builder.queryFields((t) => ({
  ipActivities: t.field({
    access: "readRecords",
    type: ActivityConnection,
    args: {
      filter: t.arg({ type: IpFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context) =>
      pageWithSums(page, async (slice) => cut(await listAddresses(context, { ...filter }), slice)),
  }),
  addressSessions: t.field({
    access: "readSecurity",
    type: [Session],
    args: { ipAddress: t.arg.string() },
    resolve: (_root, { ipAddress }, context) => sessionsFrom(context, ipAddress),
  }),
}));

const blockPayload: Payload<NetworkBlock> = (t) => ({
  block: t.field({ type: Block, resolve: (row) => row }),
});

mutation("blockNetwork", {
  access: "manageSecurity",
  input: (t) => ({
    ipAddress: t.string(),
    minutes: t.int(),
    reason: t.string(),
    isForced: t.boolean({ required: false }),
  }),
  resolve: ({ ipAddress, ...form }, context) => blockNetwork(context, ipAddress, form),
  payload: (t) => blockPayload(t),
});

mutation("unblockNetwork", {
  access: "manageSecurity",
  input: (t) => ({ number: t.int() }),
  resolve: (input, context) => unblockNetwork(context, input.number),
  payload: (t) => blockPayload(t),
});

mutation("endAnySession", {
  access: "manageSecurity",
  input: (t) => ({ number: t.int(), reason: t.string() }),
  resolve: ({ number, ...form }, context) => endOneSession(context, number, form),
  payload: (t) => ({ number: t.exposeInt("id") }),
});

mutation("endAddressSessions", {
  access: "manageSecurity",
  input: (t) => ({ ipAddress: t.string(), reason: t.string() }),
  resolve: async ({ ipAddress, ...form }, context) => ({
    ended: await endSessionsFrom(context, ipAddress, form),
  }),
  payload: (t) => ({ ended: t.exposeInt("ended") }),
});
