import {
  holdKinds,
  holdScopes,
  maxMatterCharacters,
  maxReleaseCharacters,
} from "../../../shared/records/holds/rules.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { findHold, listHolds, placeHold, releaseHold, type Hold } from "./service.ts";

const HoldKind = builder.enumType("HoldKind", {
  description: "Why records are held.",
  values: valuesOf(holdKinds, {
    litigation: "A lawsuit, or one that is expected.",
    public_records: "A request for public records.",
    other: "Another reason.",
  }),
});

const HoldScope = builder.enumType("HoldScope", {
  description: "What a hold covers.",
  values: valuesOf(holdScopes, {
    request: "One request, with its files, letters and messages.",
    person: "All requests of the same person.",
    officer: "All requests and cases of an officer.",
    agency: "All requests and cases whose officer or supervisor has this email domain.",
    everything: "All records.",
  }),
});

const HoldRef = builder.objectRef<Hold>("Hold").implement({
  description: "A hold. Until it is released, what it covers can neither be deleted nor destroyed.",
  access: "through",
  fields: (t) => ({
    key: t.exposeInt("id", { description: "Row number, which `releaseHold` takes." }),
    kind: t.expose("kind", { description: "Why records are held.", type: HoldKind }),
    matter: t.exposeString("matter", { description: "Name of the case, or number of the request." }),
    scope: t.expose("scope", { description: "What it covers.", type: HoldScope }),
    subject: t.exposeString("subject", {
      description:
        "Row number of the request or officer; of a request of the person; or the email domain. Empty if it covers everything.",
    }),
    placedBy: t.exposeString("placedBy", { description: "User name of the person who placed it." }),
    placedAt: t.expose("placedAt", { description: "When it was placed.", type: "DateTime" }),
    releasedBy: t.exposeString("releasedBy", {
      description: "User name of the person who released it. Null while it is active.",
      nullable: true,
    }),
    releasedAt: t.expose("releasedAt", {
      description: "When it was released. Null while it is active.",
      type: "DateTime",
      nullable: true,
    }),
    releaseReason: t.exposeString("releaseReason", {
      description: "Why it was released. Null while it is active.",
      nullable: true,
    }),
  }),
});

builder.queryFields((t) => ({
  holds: t.field({
    access: "superAdmin",
    description: "The holds, active ones first. At most 500.",
    type: [HoldRef],
    resolve: (_root, _args, context) => listHolds(context),
  }),
  hold: t.field({
    access: "superAdmin",
    description: "One hold. Null if there is none with this number.",
    type: HoldRef,
    nullable: true,
    args: { key: t.arg.int({ description: "The hold's row number." }) },
    resolve: (_root, { key }, context) => findHold(context, key),
  }),
}));

const payload: Payload<Hold> = (t) => ({
  hold: t.field({ description: "The hold.", type: HoldRef, resolve: (row) => row }),
});

mutation("placeHold", {
  access: "superAdmin",
  description:
    "Places a hold. From then on, what it covers can neither be deleted nor destroyed. INVALID with `fields`.",
  input: (t) => ({
    kind: t.field({ description: "Why records are held.", type: HoldKind }),
    matter: t.string({
      description: `Name of the case, or number of the request. At most ${maxMatterCharacters} characters.`,
    }),
    scope: t.field({ description: "What it covers.", type: HoldScope }),
    subject: t.string({
      description:
        "Row number or case ID of a request, row number of an officer, or an email domain, as `scope` says. Empty for everything.",
    }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ idempotencyKey, ...form }, context) => placeHold(context, form, idempotencyKey),
  payload: (t) => payload(t),
});

mutation("releaseHold", {
  access: "superAdmin",
  description: `Releases a hold. INVALID with \`fields\`. CONFLICT if it was released already. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    key: t.int({ description: "Row number of the hold." }),
    reason: t.string({ description: `Why, at most ${maxReleaseCharacters} characters.` }),
  }),
  resolve: ({ key, ...form }, context) => releaseHold(context, key, form),
  payload: (t) => payload(t),
});
