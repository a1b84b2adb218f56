import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { QrCode } from "../../core/graphql/qr-code.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { may } from "../../core/access/viewer.ts";
import { qrPath } from "../../core/pages/qr.ts";
import { requestForLetters } from "../../messages/letters/write/facts.ts";
import { readRequest } from "../../intake/request-access/service.ts";
import { endOfPass, withRequest } from "./open/open.ts";
import { endPass, makePass, type HandedOver, type LivePass } from "./open/make.ts";
import { handsOver } from "./policy.ts";
import { textLink, textsLink } from "./open/text-link.ts";
import { codeInGroups, gateOf } from "./rules.ts";

const HelpPass = builder.objectRef<LivePass>("HelpPass").implement({
  description:
    "A link and a PIN with which the recipient follows the request, without an account. This type never contains the link or the PIN.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number, for replacing it." }),
    createdAt: t.expose("createdAt", { description: "When it was made.", type: "DateTime" }),
    openedAt: t.expose("openedAt", {
      description: "When a PIN first opened it. Null before.",
      type: "DateTime",
      nullable: true,
    }),
    madeBy: t.string({
      description:
        "Name and badge number of the officer who made it. User name of the administrator if one made it, for administrators only. Null otherwise.",
      nullable: true,
      resolve: ({ madeByKind, madeBy }, _args, { viewer }) =>
        madeByKind === "officer" || may(viewer, "workCases") ? madeBy || null : null,
    }),
    expiresAt: t.field({
      description:
        "When it ends: 180 days after it was made, or 30 days after the request is completed or denied.",
      type: "DateTime",
      resolve: (pass) => endOfPass(pass),
    }),
    isExpired: t.boolean({
      description: "True if it has expired. A new one can replace it.",
      resolve: (pass, _args, { now }) => endOfPass(pass) <= now(),
    }),
    isLocked: t.boolean({
      description: "True while no PIN is accepted, after too many wrong ones.",
      resolve: (pass, _args, { now }) => gateOf(pass, now()) !== "open",
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerHandsOverPass: t.boolean({
    description: "True if the caller may make and end the request's Help Pass.",
    select: { officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => handsOver(viewer, request),
  }),
  viewerTextsPassLink: t.boolean({
    description:
      "True if the caller may text the Help Pass link to the recipient: there is a number, and texts are wanted. Always false for a citizen.",
    select: { ...requestForLetters, officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => textsLink(viewer, request),
  }),
  helpPass: t.field({
    description:
      "The latest Help Pass, until it is ended or replaced. Null if there is none, or if the caller may not hand it over.",
    type: HelpPass,
    nullable: true,
    select: {
      officerId: true,
      citizenId: true,
      helpPasses: { where: { endedAt: null }, take: 1, include: withRequest },
    },
    resolve: (request, _args, { viewer }) =>
      handsOver(viewer, request) ? (request.helpPasses[0] ?? null) : null,
  }),
}));

const NewHelpPass = builder.objectRef<HandedOver>("NewHelpPass").implement({
  description: "A new Help Pass to hand over. It is returned once and cannot be read again.",
  access: "through",
  fields: (t) => ({
    href: t.exposeString("href", { description: "Address of the page." }),
    qr: t.field({
      description: "The address as a QR code.",
      type: QrCode,
      resolve: ({ href }) => qrPath(href),
    }),
    shortCode: t.string({
      description: "Code to type at `/card` instead of opening the link, such as `7K4M-Q2XP`.",
      resolve: ({ shortCode }) => codeInGroups(shortCode),
    }),
    pin: t.exposeString("pin", { description: "PIN, 6 digits." }),
  }),
});

mutation("makePass", {
  access: "signedIn",
  description:
    "Makes a Help Pass for the request, and ends the one that it replaces. NOT_FOUND if the caller may not hand it over. CONFLICT if there is a newer one.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    replaces: t.int({
      description: "Number of the pass that the caller saw and wants to replace. Omit it if there is none.",
      required: false,
    }),
  }),
  resolve: async ({ id, replaces }, context, selected) => {
    const made = await makePass(context, {
      number: numberIn(id, "EmergencyRequest"),
      replaces: replaces ?? null,
    });
    return { made, request: await readRequest(context, made.requestId, selected("request")) };
  },
  payload: (t) => ({
    pass: t.field({ description: "The new pass.", type: NewHelpPass, resolve: ({ made }) => made }),
    request: t.field({
      description: "The request.",
      type: "EmergencyRequest" as never,
      resolve: ({ request }) => request as never,
    }),
  }),
});

rowMutation("textPassLink", ["request", "EmergencyRequest"], {
  access: "signedIn",
  description:
    "Texts the link of the request's Help Pass to the recipient, once. The PIN is never sent. CONFLICT if the link was already texted, if there is a newer pass, or if texts are not wanted.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    token: t.string({ description: "Last part of `NewHelpPass.href`. The server stores only its hash." }),
  }),
  resolve: ({ id, token }, context, selection) =>
    textLink(context, { number: numberIn(id, "EmergencyRequest"), token }, selection),
});

rowMutation("endPass", ["request", "EmergencyRequest"], {
  access: "signedIn",
  description: "Ends the request's Help Pass at once. NOT_FOUND if there is none.",
  input: idOf("request"),
  resolve: ({ id }, context, selection) => endPass(context, numberIn(id, "EmergencyRequest"), selection),
});
