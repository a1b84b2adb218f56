import * as z from "zod/mini";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { languages } from "../../../shared/core/forms/fields.ts";
import { showEntry } from "./entries/describe.ts";
import { nearnessLevels } from "../../../shared/community/directory/rules.ts";
import { findPlaces, listResources } from "./service.ts";
import { entryIn } from "./entries/translate.ts";
import { says as formSays } from "../../../shared/core/forms/sentences.ts";

/** A directory entry as REST shows it. */
const resourceAnswer = component(
  "Resource",
  z.object({
    id: z.number(),
    key: z.string(),
    name: z.string(),
    type: z.string(),
    kind: z.nullable(z.string()),
    description: z.string(),
    state: z.string(),
    city: z.nullable(z.string()),
    area: z.string(),
    address: z.nullable(z.string()),
    isLocationHidden: z.optional(z.literal(true)),
    fullTonight: z.optional(
      z.object({ since: z.iso.datetime(), until: z.iso.datetime(), timeZone: z.string() }),
    ),
    hours: z.nullable(z.string()),
    website: z.nullable(z.string()),
    contactInfo: z.string(),
    sourceRetrieved: z.string(),
    confidence: z.string(),
    confirmedAt: z.nullable(z.string()),
    nearness: z.optional(z.object({ level: z.enum(nearnessLevels), miles: z.number() })),
    language: z.optional(z.enum(languages)),
  }),
);

const placesAnswer = z.object({
  places: z.array(
    z.object({ state: z.string(), city: z.string(), county: z.string(), zip: z.nullable(z.string()) }),
  ),
  rest: z.string(),
});

export const resourceRoutes: Routes = {
  "GET /api/resources": route(
    {
      access: "public",
      example: { query: { state: "TX", type: "food", lang: "es" } },
      operationId: "listResources",
      tag: "Directory",
      summary: "List directory entries.",
      description:
        "With a state, its entries come first and national lines after them. With `city` or `zip`, the nearest come first, with their `nearness`. With `lang`, texts are translated where possible, and `language` says which language each entry uses.",
      query: z.object({
        state: z.optional(z.string()),
        type: z.optional(z.string()),
        city: z.optional(z.string()),
        zip: z.optional(z.string()),
        lang: z.optional(z.enum(languages, formSays.languageUnknown)),
      }),
      answer: z.array(resourceAnswer),
      isKept: true,
    },
    async (context, { query: { lang, ...filter } }) =>
      (await listResources(context, filter)).map((row) => ({
        id: row.id,
        ...(lang ? entryIn(lang, row, context.now()) : showEntry(row, context.now())),
        ...(row.nearness && { nearness: row.nearness }),
      })),
  ),
  "GET /api/places": route(
    {
      access: "public",
      example: { query: { text: "shelter in Spokane" } },
      operationId: "findPlaces",
      tag: "Directory",
      summary: "Find the places that a text names.",
      description:
        "The text can be a ZIP code, a city or a sentence. The most likely place comes first. `rest` is the text without the place.",
      query: z.object({ text: z.string(), state: z.optional(z.string()) }),
      answer: placesAnswer,
      isKept: true,
    },
    async (_context, { query }) => findPlaces(query),
  ),
};
