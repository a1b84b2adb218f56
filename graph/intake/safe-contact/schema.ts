import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { SafeContactInput, SafeContactWay } from "./input.ts";
import { saysContact } from "./policy.ts";
import { contactSayers, timeOf, wayOf, type ContactWay } from "../../../shared/intake/safe-contact/rules.ts";
import { saveSafeContact, type SaidContact } from "./service.ts";

const SafeContactSayer = builder.enumType("SafeContactSayer", { values: contactSayers });

const SafeContactType = builder.objectRef<SaidContact & { shownWay: ContactWay }>("SafeContact").implement({
  access: "through",
  fields: (t) => ({
    way: t.expose("shownWay", { type: SafeContactWay }),
    from: t.string({
      nullable: true,
      resolve: ({ fromMinute }) => (fromMinute === null ? null : timeOf(fromMinute)),
    }),
    to: t.string({
      nullable: true,
      resolve: ({ toMinute }) => (toMinute === null ? null : timeOf(toMinute)),
    }),
    timeZone: t.exposeString("timeZone"),
    mayLeaveMessage: t.exposeBoolean("mayLeaveMessage"),
    saidBy: t.expose("saidBy", { type: SafeContactSayer }),
    saidAt: t.expose("saidAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerSaysContact: t.boolean({
    select: { officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => saysContact(viewer, request),
  }),
  safeContact: t.field({
    type: SafeContactType,
    nullable: true,
    select: { contacting: true, safeContact: true },
    resolve: (request) =>
      request.safeContact && { ...request.safeContact, shownWay: wayOf(request, request.safeContact) },
  }),
}));

rowMutation("saveSafeContact", ["request", "EmergencyRequest"], {
  access: "signedIn",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    safeContact: t.field({ type: SafeContactInput }),
    version: t.int(),
  }),
  resolve: ({ id, safeContact, version }, context, query) =>
    saveSafeContact(context, numberIn(id, "EmergencyRequest"), safeContact, { shown: version, query }),
});
