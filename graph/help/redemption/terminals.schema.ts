import { isOfAgencies } from "../../core/access/agency-scope.ts";
import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { QrCode } from "../../core/graphql/qr-code.ts";
import { qrPath } from "../../core/pages/qr.ts";
import { disputesUntilFlag } from "../../../shared/help/redemption/rules.ts";
import { inviteTerminal, isInvitationOpen, revokeTerminal } from "./terminals.ts";

builder.prismaNode("RedemptionTerminal", {
  description: "A provider's device that redeems codes, or the invitation for one.",
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the device." }),
    createdBy: t.exposeString("createdBy", {
      description: "User name of the administrator who made its link.",
    }),
    invitedUntil: t.expose("invitedUntil", {
      description: "Until when its one-time link works.",
      type: "DateTime",
    }),
    joinedAt: t.expose("joinedAt", {
      description: "When the device joined. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
    endsAt: t.expose("endsAt", {
      description: "When it stops being a terminal, 90 days after it joined. Null until it joined.",
      type: "DateTime",
      nullable: true,
    }),
    lastSeenAt: t.expose("lastSeenAt", {
      description: "When the device was last used, within a minute. Null until it joined.",
      type: "DateTime",
      nullable: true,
    }),
    isEnded: t.boolean({
      description:
        "True if its link or its 90 days are over. An unused link also ends when the account that made it is disabled, removed, or may no longer dispatch.",
      resolve: async (terminal, _args, context) =>
        terminal.endsAt ? terminal.endsAt <= context.now() : !(await isInvitationOpen(context, terminal)),
    }),
    isRevoked: t.boolean({
      description: "True if an administrator removed it.",
      resolve: ({ revokedAt }) => revokedAt !== null,
    }),
    redemptionCount: t.relationCount("redemptions", {
      description: "Number of its redemptions that were not undone.",
      where: { undoneAt: null },
    }),
    disputes: t.relationCount("redemptions", {
      description: "Number of its redemptions that a recipient disputes.",
      where: disputed,
    }),
    isFlagged: t.boolean({
      description: "True from three disputes on.",
      select: { redemptions: { where: disputed, select: { id: true }, take: disputesUntilFlag } },
      resolve: ({ redemptions }) => redemptions.length >= disputesUntilFlag,
    }),
  }),
});

const disputed = { undoneAt: null, dispatch: { disputeAt: { not: null } } };

builder.prismaObjectFields("Vendor", (t) => ({
  terminals: t.relation("terminals", {
    description:
      "Its redemption terminals and open invitations, without removed ones. Empty for administrators of agencies.",
    query: (_args, { viewer }) => ({
      where: may(viewer, "readCases") && !isOfAgencies(viewer) ? { revokedAt: null } : { id: -1 },
      orderBy: { id: "asc" },
    }),
  }),
}));

mutation("inviteTerminal", {
  access: "dispatch",
  description:
    "Makes a one-time link that turns a provider's device into a redemption terminal. INVALID names `name`. NOT_FOUND.",
  input: (t) => ({
    vendor: t.globalID({ description: "Relay global ID of the provider." }),
    name: t.string({ description: "Name of the device, such as `Front desk`. At most 40 characters." }),
  }),
  resolve: ({ vendor, name }, context) => inviteTerminal(context, numberIn(vendor, "Vendor"), { name }),
  payload: (t) => ({
    href: t.exposeString("href", {
      description: "The one-time link. It works for 7 days and is shown once.",
    }),
    qr: t.field({ description: "The link as a QR code.", type: QrCode, resolve: ({ href }) => qrPath(href) }),
    vendor: t.prismaField({
      description: "The provider.",
      type: "Vendor",
      resolve: (query, { vendorId }, _args, { db }) =>
        db.vendor.findUniqueOrThrow({ ...query, where: { id: vendorId } }),
    }),
  }),
});

rowMutation("revokeTerminal", ["terminal", "RedemptionTerminal"], {
  access: "dispatch",
  description:
    "Removes a terminal. Its device redeems nothing from here on. CONFLICT if it was removed before. NOT_FOUND.",
  input: idOf("terminal"),
  resolve: (input, context, selection) =>
    revokeTerminal(context, numberIn(input.id, "RedemptionTerminal"), selection),
});
