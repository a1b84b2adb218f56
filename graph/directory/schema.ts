import { builder } from "../core/graphql/builder.ts";
import { Language } from "../core/graphql/language.ts";
import { entryKinds } from "./rules.shared.ts";
import type { NamedPlace } from "./place-states.ts";
import { findPlaces, listResources } from "./service.ts";
import { translationsOf, type Translation } from "./translate.ts";

const ResourceTranslation = builder.objectRef<Translation>("ResourceTranslation").implement({
  access: "through",
  description: "What a directory entry says in another language than English.",
  fields: (t) => ({
    language: t.expose("language", { type: Language }),
    description: t.exposeString("description"),
    hours: t.exposeString("hours", { nullable: true }),
  }),
});

export const Resource = builder.prismaNode("Resource", {
  access: "public",
  description: "One entry of the directory of help.",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    key: t.exposeString("key", {
      description: "Stays the same when the directory is loaded anew, e.g. `res-al-1`.",
    }),
    name: t.exposeString("name"),
    type: t.exposeString("type"),
    description: t.exposeString("description", { description: "In English." }),
    translations: t.field({
      type: [ResourceTranslation],
      description: "None for an entry whose text was rewritten and so is known in English alone.",
      resolve: translationsOf,
    }),
    contactInfo: t.exposeString("contactInfo", {
      description: 'Numbers, addresses and websites, joined by " or ".',
    }),
    state: t.exposeString("state", { description: "Two-letter code, or `US` for a national line." }),
    phone: t.exposeString("phone", { nullable: true }),
    website: t.exposeString("website", { nullable: true }),
    address: t.exposeString("address", { nullable: true }),
    hours: t.exposeString("hours", { nullable: true, description: "In English." }),
    kind: t.exposeString("kind", {
      nullable: true,
      description: `What it is in particular: ${entryKinds.map((kind) => `\`${kind}\``).join(", ")}.`,
    }),
    city: t.exposeString("city", { nullable: true, description: "Where its office is, or its beds are." }),
    area: t.exposeString("area", {
      description: "`national`, `statewide`, `regional`, `county`, or a city.",
    }),
    counties: t.exposeStringList("counties", {
      description: 'Those that it serves, where its source names them: "Lee", "Norfolk city".',
    }),
    source: t.exposeString("source", { description: "Where the entry was found." }),
    sourceUrl: t.exposeString("sourceUrl"),
    sourceRetrieved: t.exposeString("sourceRetrieved"),
    confidence: t.exposeString("confidence", {
      description: "`high`, or `medium`: known from a list by others, and nobody has called yet.",
    }),
    confirmedAt: t.expose("confirmedAt", {
      type: "DateTime",
      nullable: true,
      description: "When an administrator confirmed it.",
    }),
  }),
});

builder.queryField("resources", (t) =>
  t.field({
    access: "public",
    description:
      "The directory. With a state, its entries first and the national lines after them; with a city or a ZIP code too, the nearest first.",
    type: [Resource],
    args: {
      state: t.arg.string({ required: false, description: "Two-letter code." }),
      type: t.arg.string({ required: false }),
      city: t.arg.string({ required: false, description: "A city of the state." }),
      zip: t.arg.string({ required: false, description: "A ZIP code of the state: `18503`." }),
      first: t.arg.int({ required: false, description: "At most so many." }),
    },
    resolve: (_root, filter, context) => listResources(context, filter),
  }),
);

const NamedPlaceType = builder.objectRef<NamedPlace>("NamedPlace").implement({
  access: "through",
  description: "A place that a text names.",
  fields: (t) => ({
    state: t.exposeString("state", { description: "Two-letter code." }),
    city: t.exposeString("city", { description: "Empty where only the state is known." }),
    county: t.exposeString("county", { description: "Without the word; may be empty." }),
    zip: t.exposeString("zip", { nullable: true }),
  }),
});

builder.queryField("places", (t) =>
  t.field({
    access: "public",
    description:
      "The places that a text names: a ZIP code, a city, or a sentence with one. The most likely is first.",
    type: [NamedPlaceType],
    args: {
      text: t.arg.string({ required: true }),
      state: t.arg.string({ required: false, description: "Its own towns are meant first." }),
    },
    resolve: (_root, asked) => findPlaces(asked).places,
  }),
);
