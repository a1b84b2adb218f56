import { may } from "../../core/access/viewer.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { SafeContactInput, SafeContactWay } from "./input.ts";
import { recordsTextStop, saysContact } from "./policy.ts";
import {
  contactSayers,
  textConsentWays,
  textStopWays,
  timeOf,
  wayOf,
  type ContactWay,
} from "../../../shared/intake/safe-contact/rules.ts";
import { readTextStop, recordTextStop, textStopSelect, type RecordedStop } from "./stop-texts.ts";
import type { RecordedConsent } from "./text-consent.ts";
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

const TextConsentWay = builder.enumType("TextConsentWay", {
  description: "How the victim agreed to text messages.",
  values: valuesOf(textConsentWays, {
    form: "In the form of their own request.",
    officer_asked: "An officer or administrator asked.",
    pass: "In the Help Pass.",
    wrote_first: "The victim texted before any text was sent to them.",
  }),
});

const TextConsentType = builder.objectRef<RecordedConsent>("TextConsent").implement({
  description: "The victim's consent to text messages about a request.",
  access: "through",
  fields: (t) => ({
    way: t.expose("way", { description: "How it was given.", type: TextConsentWay }),
    at: t.expose("at", { description: "When it was given.", type: "DateTime" }),
    recordedBy: t.exposeString("recordedBy", {
      description: "Who asked and recorded it. Null if the victim gave it here.",
      nullable: true,
    }),
  }),
});

const TextStopWay = builder.enumType("TextStopWay", {
  description: "How the victim asked for no more text messages.",
  values: valuesOf(textStopWays, {
    call: "In a call.",
    email: "By email.",
    in_person: "In person.",
    letter: "By letter.",
    other: "Another way.",
    page: "On the page of a text's link.",
    text: "By text.",
  }),
});

const TextStopType = builder.objectRef<RecordedStop>("TextStop").implement({
  description: "The victim's wish for no more text messages. None is sent to their number.",
  access: "through",
  fields: (t) => ({
    way: t.expose("way", { description: "How they asked.", type: TextStopWay }),
    at: t.expose("at", { description: "When it took effect.", type: "DateTime" }),
    recordedBy: t.string({
      description:
        "Who recorded it. Null if the victim's own text or form did, and for callers who may not read all cases.",
      nullable: true,
      resolve: ({ recordedBy }, _args, { viewer }) => (may(viewer, "readCases") ? recordedBy : null),
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerRecordsTextStop: t.boolean({
    description: "True if the caller may record that the victim asked for no more text messages.",
    select: { officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => recordsTextStop(viewer, request),
  }),
  textConsent: t.field({
    description: "The victim's consent to text messages. Null if none is recorded.",
    type: TextConsentType,
    nullable: true,
    select: { textConsent: true },
    resolve: ({ textConsent }) => textConsent,
  }),
  textStop: t.field({
    description: "The victim's wish for no more text messages. Null if texts may be sent.",
    type: TextStopType,
    nullable: true,
    select: textStopSelect,
    resolve: (request, _args, context) => readTextStop(context, request),
  }),
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

rowMutation("recordTextStop", ["request", "EmergencyRequest"], {
  access: "signedIn",
  description:
    "Records that the victim asked for no more text messages in a call, by email or otherwise. It takes effect at once. CONFLICT if there is no phone number. INVALID names the field. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    way: t.field({
      description: "How they asked. `text` and `page` are INVALID: those are recorded automatically.",
      type: TextStopWay,
    }),
  }),
  resolve: ({ id, way }, context, query) =>
    recordTextStop(context, numberIn(id, "EmergencyRequest"), { way }, query),
});
