import { builder } from "../../core/graphql/builder.ts";
import { Language } from "../../core/graphql/language.ts";
import { entryKinds } from "../../../shared/community/directory/rules.ts";
import type { NamedPlace } from "./places/place-states.ts";
import { may, type Viewer } from "../../core/access/viewer.ts";
import { findPlaces, listResources } from "./service.ts";
import { translationsOf, type Translation } from "./entries/translate.ts";

const ResourceTranslation = builder.objectRef<Translation>("ResourceTranslation").implement({
  description: "A directory entry's text in another language.",
  access: "through",
  fields: (t) => ({
    language: t.expose("language", { description: "Language of the text.", type: Language }),
    description: t.exposeString("description", { description: "Description in this language." }),
    hours: t.exposeString("hours", {
      description: "Opening hours in this language. Null if unknown.",
      nullable: true,
    }),
  }),
});

/** The source of a hidden entry is usually its own site. */
const tellsSource = ({ isLocationHidden }: { isLocationHidden: boolean }, viewer: Viewer) =>
  !isLocationHidden || may(viewer, "readDesk");

export const Resource = builder.prismaNode("Resource", {
  description: "A directory entry: an organization that helps.",
  access: "public",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    key: t.exposeString("key", {
      description: "Stable key, such as `res-al-1`. It survives a reload of the directory file.",
    }),
    name: t.exposeString("name", { description: "Name of the organization." }),
    type: t.exposeString("type", { description: "Kind of help, as in the directory file." }),
    description: t.exposeString("description", { description: "Description in English." }),
    translations: t.field({
      description: "Spanish and French texts. Empty if an administrator rewrote the English text.",
      type: [ResourceTranslation],
      resolve: translationsOf,
    }),
    contactInfo: t.exposeString("contactInfo", {
      description: "Phone numbers, addresses and websites, joined by “ or ”.",
    }),
    state: t.exposeString("state", { description: "Two-letter state code, or `US` for a national line." }),
    phone: t.exposeString("phone", { description: "Main phone number. Null if unknown.", nullable: true }),
    website: t.exposeString("website", {
      description: "Web address. Null if there is none.",
      nullable: true,
    }),
    address: t.exposeString("address", { description: "Street address. Null if unknown.", nullable: true }),
    hours: t.exposeString("hours", {
      description: "Opening hours in English. Null if unknown.",
      nullable: true,
    }),
    kind: t.exposeString("kind", {
      nullable: true,
      description: `Specialty: ${entryKinds.map((kind) => `\`${kind}\``).join(", ")}. Null for none.`,
    }),
    city: t.exposeString("city", {
      description: "City of the office or shelter. Null if unknown.",
      nullable: true,
    }),
    area: t.exposeString("area", {
      description: "Service area: `national`, `statewide`, `regional`, `county`, or the name of a city.",
    }),
    isLocationHidden: t.exposeBoolean("isLocationHidden", {
      description: "True if the place must stay secret. Then it has no city, counties, address or website.",
    }),
    counties: t.exposeStringList("counties", {
      description:
        "Counties that it serves, such as “Lee” or “Norfolk city”. Empty if the source names none.",
    }),
    source: t.string({
      description: "Name of the source. Empty for the public if the location is hidden.",
      select: { source: true, isLocationHidden: true },
      resolve: (entry, _args, { viewer }) => (tellsSource(entry, viewer) ? entry.source : ""),
    }),
    sourceUrl: t.string({
      description: "Web address of the source. Empty for the public if the location is hidden.",
      select: { sourceUrl: true, isLocationHidden: true },
      resolve: (entry, _args, { viewer }) => (tellsSource(entry, viewer) ? entry.sourceUrl : ""),
    }),
    sourceRetrieved: t.exposeString("sourceRetrieved", {
      description: "Date when the source was read, as YYYY-MM-DD.",
    }),
    confidence: t.exposeString("confidence", {
      description: "`high`, or `medium` if no one has called to confirm it.",
    }),
    confirmedAt: t.expose("confirmedAt", {
      description: "When an administrator confirmed the entry. Null if none has.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

builder.queryField("resources", (t) =>
  t.field({
    access: "public",
    description:
      "Directory entries. With a state: its entries first, then national lines. With a city or ZIP code: nearest first.",
    scope: "graphql:read",
    type: [Resource],
    args: {
      state: t.arg.string({ description: "Two-letter state code.", required: false }),
      type: t.arg.string({ description: "Only entries of this type.", required: false }),
      city: t.arg.string({ description: "City in the state.", required: false }),
      zip: t.arg.string({
        description: "Five-digit ZIP code in the state, such as `18503`.",
        required: false,
      }),
      first: t.arg.int({ description: "Maximum number of entries.", required: false }),
    },
    resolve: (_root, filter, context) => listResources(context, filter),
  }),
);

const NamedPlaceType = builder.objectRef<NamedPlace>("NamedPlace").implement({
  description: "A place that a text names.",
  access: "through",
  fields: (t) => ({
    state: t.exposeString("state", { description: "Two-letter state code." }),
    city: t.exposeString("city", { description: "Name of the city. Empty if only the state is known." }),
    county: t.exposeString("county", {
      description: "Name of the county without the word “County”. Empty if unknown.",
    }),
    zip: t.exposeString("zip", { description: "ZIP code. Null if the text names none.", nullable: true }),
  }),
});

builder.queryField("places", (t) =>
  t.field({
    access: "public",
    description:
      "Places that a text names, most likely first. The text can be a ZIP code, a city, or a sentence.",
    type: [NamedPlaceType],
    args: {
      text: t.arg.string({ description: "Text to search.", required: true }),
      state: t.arg.string({
        description: "Two-letter code of the state whose cities are preferred.",
        required: false,
      }),
    },
    resolve: (_root, asked) => findPlaces(asked).places,
  }),
);
