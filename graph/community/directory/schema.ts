import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { Language } from "../../core/graphql/language.ts";
import { entryKinds } from "../../../shared/community/directory/rules.ts";
import type { NamedPlace } from "./places/place-states.ts";
import { findPlaces, listResources } from "./service.ts";
import { translationsOf, type Translation } from "./entries/translate.ts";

const ResourceTranslation = builder.objectRef<Translation>("ResourceTranslation").implement({
  access: "through",
  fields: (t) => ({
    language: t.expose("language", { type: Language }),
    description: t.exposeString("description"),
    hours: t.exposeString("hours", { nullable: true }),
  }),
});

export const Resource = builder.prismaNode("Resource", {
  access: "public",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    key: t.exposeString("key"),
    name: t.exposeString("name"),
    type: t.exposeString("type"),
    description: t.exposeString("description"),
    translations: t.field({ type: [ResourceTranslation], resolve: translationsOf }),
    contactInfo: t.exposeString("contactInfo"),
    state: t.exposeString("state"),
    phone: t.exposeString("phone", { nullable: true }),
    website: t.exposeString("website", { nullable: true }),
    address: t.exposeString("address", { nullable: true }),
    hours: t.exposeString("hours", { nullable: true }),
    kind: t.exposeString("kind", {
      nullable: true,
      description: `Specialty: ${entryKinds.map((kind) => `\`${kind}\``).join(", ")}. Null for none.`,
    }),
    city: t.exposeString("city", { nullable: true }),
    area: t.exposeString("area"),
    counties: t.exposeStringList("counties"),
    source: t.exposeString("source"),
    sourceUrl: t.exposeString("sourceUrl"),
    sourceRetrieved: t.exposeString("sourceRetrieved"),
    confidence: t.exposeString("confidence"),
    confirmedAt: t.expose("confirmedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.queryField("resources", (t) =>
  t.field({
    access: "public",
    scope: "graphql:read",
    type: [Resource],
    args: {
      state: t.arg.string({ required: false }),
      type: t.arg.string({ required: false }),
      city: t.arg.string({ required: false }),
      zip: t.arg.string({ required: false }),
      first: t.arg.int({ required: false }),
    },
    resolve: (_root, filter, context) => listResources(context, filter),
  }),
);

const NamedPlaceType = builder.objectRef<NamedPlace>("NamedPlace").implement({
  access: "through",
  fields: (t) => ({
    state: t.exposeString("state"),
    city: t.exposeString("city"),
    county: t.exposeString("county"),
    zip: t.exposeString("zip", { nullable: true }),
  }),
});

builder.queryField("places", (t) =>
  t.field({
    access: "public",
    type: [NamedPlaceType],
    args: {
      text: t.arg.string({ required: true }),
      state: t.arg.string({ required: false }),
    },
    resolve: (_root, asked) => findPlaces(asked).places,
  }),
);
