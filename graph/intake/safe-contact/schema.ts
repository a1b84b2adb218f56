import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { SafeContactInput, SafeContactWay } from "./input.ts";
import { saysContact } from "./policy.ts";
import { contactSayers, timeOf, wayOf, type ContactWay } from "../../../shared/intake/safe-contact/rules.ts";
import { saveSafeContact, type SaidContact } from "./service.ts";

const SafeContactSayer = builder.enumType("SafeContactSayer", {
  description: "Who set how the victim may be reached.",
  values: valuesOf(contactSayers, {
    officer: "An officer, an administrator, or the citizen who filed the request.",
    person: "The victim, in the Help Pass.",
  }),
});

const SafeContactType = builder.objectRef<SaidContact & { shownWay: ContactWay }>("SafeContact").implement({
  description: "How the victim may be reached. Each message is checked against it when it is sent.",
  access: "through",
  fields: (t) => ({
    way: t.expose("shownWay", { description: "The way that is safe.", type: SafeContactWay }),
    from: t.string({
      description: "Start of the hours, as `09:30`, in `timeZone`. Null: at any hour.",
      nullable: true,
      resolve: ({ fromMinute }) => (fromMinute === null ? null : timeOf(fromMinute)),
    }),
    to: t.string({
      description:
        "End of the hours, which may be on the next day, as `09:30`, in `timeZone`. Null: at any hour.",
      nullable: true,
      resolve: ({ toMinute }) => (toMinute === null ? null : timeOf(toMinute)),
    }),
    timeZone: t.exposeString("timeZone", {
      description: "IANA time zone of the hours, such as `America/Chicago`.",
    }),
    mayLeaveMessage: t.exposeBoolean("mayLeaveMessage", {
      description: "True if a caller may leave a message.",
    }),
    saidBy: t.expose("saidBy", { description: "Who changed it last.", type: SafeContactSayer }),
    saidAt: t.expose("saidAt", { description: "When it was last changed.", type: "DateTime" }),
    version: t.exposeInt("version", { description: "Version, for `saveSafeContact`." }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerSaysContact: t.boolean({
    description: "True if the caller may change how the victim may be reached.",
    select: { officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => saysContact(viewer, request),
  }),
  safeContact: t.field({
    description: "How the victim may be reached. Null if no one has set it: any way, at any hour.",
    type: SafeContactType,
    nullable: true,
    select: { contacting: true, safeContact: true },
    resolve: (request) =>
      request.safeContact && { ...request.safeContact, shownWay: wayOf(request, request.safeContact) },
  }),
}));

rowMutation("saveSafeContact", ["request", "EmergencyRequest"], {
  access: "signedIn",
  description:
    "Changes how the victim may be reached. Queued messages are held or sent accordingly. INVALID names the field. CONFLICT if someone else changed it first. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    safeContact: t.field({ description: "How the victim may be reached.", type: SafeContactInput }),
    version: t.int({ description: "Version that the caller saw. 0 if there was none." }),
  }),
  resolve: ({ id, safeContact, version }, context, query) =>
    saveSafeContact(context, numberIn(id, "EmergencyRequest"), safeContact, { shown: version, query }),
});
