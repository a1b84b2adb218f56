import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  NamedPlace: {
    self: "A place that a text names.",
    city: "Name of the city. Empty if only the state is known.",
    county: "Name of the county without the word “County”. Empty if unknown.",
    state: "Two-letter state code.",
    zip: "ZIP code. Null if the text names none.",
  },
  Resource: {
    self: "A directory entry: an organization that helps.",
    address: "Street address. Null if unknown.",
    area: "Service area: `national`, `statewide`, `regional`, `county`, or the name of a city.",
    city: "City of the office or shelter. Null if unknown.",
    confidence: "`high`, or `medium` if no one has called to confirm it.",
    confirmedAt: "When an administrator confirmed the entry. Null if none has.",
    confirmedSource:
      "What it was confirmed with, such as a phone call. Null if nothing was stated, or unless the caller is an administrator.",
    confirmedBy:
      "User name of the administrator who confirmed it. Null unless the caller is an administrator.",
    contactInfo: "Phone numbers, addresses and websites, joined by “ or ”.",
    counties: "Counties that it serves, such as “Lee” or “Norfolk city”. Empty if the source names none.",
    description: "Description in English.",
    editedAt:
      "When an administrator wrote or changed the entry. A reload of the directory file keeps such an entry. Null if none has.",
    editedBy: "User name of the administrator who edited it. Null unless the caller is an administrator.",
    hours: "Opening hours in English. Null if unknown.",
    isRetired: "True if the entry is off every list. It stays readable from where it is referenced.",
    key: "Stable key, such as `res-al-1`. It survives a reload of the directory file.",
    name: "Name of the organization.",
    number: "Row number. REST calls it `id`.",
    openReports:
      "Number of open reports that the entry is wrong. Null unless the caller is an administrator.",
    phone: "Main phone number. Null if unknown.",
    source: "Name of the source.",
    sourceRetrieved: "Date when the source was read, as YYYY-MM-DD.",
    sourceUrl: "Web address of the source.",
    state: "Two-letter state code, or `US` for a national line.",
    translations: "Spanish and French texts. Empty if an administrator rewrote the English text.",
    type: "Kind of help, as in the directory file.",
    website: "Web address. Null if there is none.",
  },
  ResourceTranslation: {
    self: "A directory entry's text in another language.",
    description: "Description in this language.",
    hours: "Opening hours in this language. Null if unknown.",
    language: "Language of the text.",
  },
  Query: {
    places: "Places that a text names, most likely first. The text can be a ZIP code, a city, or a sentence.",
    "places(state)": "Two-letter code of the state whose cities are preferred.",
    "places(text)": "Text to search.",
    resources:
      "Directory entries. With a state: its entries first, then national lines. With a city or ZIP code: nearest first.",
    "resources(city)": "City in the state.",
    "resources(first)": "Maximum number of entries.",
    "resources(state)": "Two-letter state code.",
    "resources(type)": "Only entries of this type.",
    "resources(zip)": "Five-digit ZIP code in the state, such as `18503`.",
  },
});
