import "./audit-actions.ts";
import "./descriptions.ts";
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
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    openedAt: t.expose("openedAt", { type: "DateTime", nullable: true }),
    madeBy: t.string({
      nullable: true,
      resolve: ({ madeByKind, madeBy }, _args, { viewer }) =>
        madeByKind === "officer" || may(viewer, "workCases") ? madeBy || null : null,
    }),
    expiresAt: t.field({ type: "DateTime", resolve: (pass) => endOfPass(pass) }),
    isExpired: t.boolean({ resolve: (pass, _args, { now }) => endOfPass(pass) <= now() }),
    isLocked: t.boolean({
      resolve: (pass, _args, { now }) => gateOf(pass, now()) !== "open",
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerHandsOverPass: t.boolean({
    select: { officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => handsOver(viewer, request),
  }),
  viewerTextsPassLink: t.boolean({
    select: { ...requestForLetters, officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => textsLink(viewer, request),
  }),
  helpPass: t.field({
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
  access: "through",
  fields: (t) => ({
    href: t.exposeString("href"),
    qr: t.field({ type: QrCode, resolve: ({ href }) => qrPath(href) }),
    shortCode: t.string({ resolve: ({ shortCode }) => codeInGroups(shortCode) }),
    pin: t.exposeString("pin"),
  }),
});

mutation("makePass", {
  access: "signedIn",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    replaces: t.int({ required: false }),
  }),
  resolve: async ({ id, replaces }, context, selected) => {
    const made = await makePass(context, {
      number: numberIn(id, "EmergencyRequest"),
      replaces: replaces ?? null,
    });
    return { made, request: await readRequest(context, made.requestId, selected("request")) };
  },
  payload: (t) => ({
    pass: t.field({ type: NewHelpPass, resolve: ({ made }) => made }),
    request: t.field({ type: "EmergencyRequest" as never, resolve: ({ request }) => request as never }),
  }),
});

rowMutation("textPassLink", ["request", "EmergencyRequest"], {
  access: "signedIn",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    token: t.string(),
  }),
  resolve: ({ id, token }, context, selection) =>
    textLink(context, { number: numberIn(id, "EmergencyRequest"), token }, selection),
});

rowMutation("endPass", ["request", "EmergencyRequest"], {
  access: "signedIn",
  input: idOf("request"),
  resolve: ({ id }, context, selection) => endPass(context, numberIn(id, "EmergencyRequest"), selection),
});
