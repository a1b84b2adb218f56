import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { KeyWords } from "../../shell/desk/workspace/words.desk.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { EntryField } from "../../../shared/community/entries/rules.ts";
import type { EntryView } from "../../../shared/community/entries/views.ts";
import { en as waiting } from "./words.waiting.en.ts";

const views: Record<EntryView, string> = {
  current: "In the directory",
  unconfirmed: "Never confirmed",
  reported: "Reported as wrong",
  edited: "Edited by administrators",
  retired: "Retired",
};

const fields: Record<EntryField, string> = {
  state: "State",
  city: "City",
  type: "Help type",
  kind: "Subtype",
  name: "Name",
  description: "Description",
  contactInfo: "Contact",
  phone: "Phone",
  website: "Website",
  hours: "Hours",
  area: "Service area",
  counties: "Counties",
  source: "Source",
  sourceUrl: "Source URL",
  sourceRetrieved: "Date retrieved",
  confidence: "Confidence",
  location: "Location",
};

const hints: Partial<Record<EntryField, string>> = {
  city: "City of the office or shelter.",
  kind: "For shelters, rides and lawyers only: homeless, youth, violence, medical, disability, rights or police.",
  description:
    "Full sentences in English. If blank, the directory describes it by type and location, in every language.",
  contactInfo: 'Shown as entered. Separate phone numbers, email addresses and websites with " or ".',
  hours: 'For example, "Mon-Fri 8am-4:30pm; Sat 8am-1pm", "24 hours a day" or "Weekdays".',
  area: "national, statewide, regional, county, or a city name.",
  counties: 'Separate county names with "; ".',
  sourceRetrieved: "For example, 2026-07-19.",
  location:
    "Hide it if people would be in danger should someone find the place. The entry then has a phone number only: no city, counties, website or email address. Its service area is statewide. Do not name the town or a street in any text.",
};

export const en = {
  title: waiting.title,
  lead: "Entries never confirmed come first. Changes are public immediately.",
  actions: "resources, entries, confirm, import, csv",
  search: "Search entries",
  searchPlaceholder: "Name, key, contact or city",
  filter: "Show",
  views,
  state: "State",
  allStates: "All states",
  national: "National lines",
  hidden: "Hidden: no one may learn the place",
  locations: [
    { id: "public", label: "Public" },
    { id: "hidden", label: "Hidden" },
  ],
  type: "Help type",
  allTypes: "All types",
  typeName: (type: string) => type.replaceAll("_", " "),
  empty: { found: "No entries match your search and filters.", yet: "No entries yet." },
  columns: {
    entry: "Entry",
    contact: "Contact",
    checked: "Last confirmed",
    source: "Source",
    actions: "Actions",
  },
  detail: "Directory entry",
  keys: [
    ["C", "Confirm or restore the entry"],
    ["E", "Edit the entry"],
    ["R", "Retire the entry"],
    ["X", "Select the row"],
  ] satisfies KeyWords,
  retired: "Retired",
  edited: (name: string) => `Edited by ${name}`,
  reports: (count: number) => pluralEn(count, "1 report", `${count} reports`),
  never: "Never confirmed",
  noneConfirmed: "None of these entries was ever confirmed.",
  confirmedBy: (name: string, when: string) => `${name}, ${when}`,
  someone: "Someone",
  add: "Add entry",
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  confirm: "Confirm",
  confirmOf: (name: string) => `Confirm ${name}`,
  confirmed: "Entry confirmed",
  confirmTitle: (count: number) => pluralEn(count, "Confirm 1 entry", `Confirm ${count} entries`),
  confirmedMany: (count: number) => pluralEn(count, "1 entry confirmed", `${count} entries confirmed`),
  notConfirmed: (count: number) =>
    pluralEn(count, "1 entry was not confirmed", `${count} entries were not confirmed`),
  checkedOn: "Date of the check",
  checkedWith: "Checked with",
  checkedWithHint: "For example, a phone call to each, or the list of the state coalition.",
  retire: "Retire",
  retireOf: (name: string) => `Retire ${name}`,
  retireTitle: (name: string) => `Retire ${name}?`,
  retireText:
    "It's removed from all lists and searches immediately. Requests that already include it keep it. You can restore it later.",
  retiring: "Retiring...",
  retiredDone: "Entry retired",
  bringBack: "Restore",
  bringBackOf: (name: string) => `Restore ${name}`,
  broughtBack: "Entry restored",
  editTitle: (name: string) => `Edit: ${name}`,
  sections: {
    what: "Basics",
    reach: "Contact",
    where: "Service area",
    source: "Source",
  },
  fields,
  hints,
  back: "Back",
  save: "Save",
  saving: "Saving...",
  added: "Entry added",
  saved: "Entry saved",
  settles: "You're fixing a reported problem",
  settlesText: "Saving, confirming or retiring this entry also resolves the report.",
  leaveReport: "Keep the report open",
  importTitle: "Import a CSV file",
  importHow:
    "Use the same columns as an export, up to 2,000 rows and 700,000 characters. You can review all changes before you import.",
  choose: "Choose a file",
  reading: "Reading...",
  doImport: (count: number) => pluralEn(count, "Import 1 entry", `Import ${count} entries`),
  importing: "Importing...",
  imported: (count: number) => pluralEn(count, "1 entry imported", `${count} entries imported`),
  nothingNew: "This file has no new or changed entries.",
  outcomes: { new: "New", changed: "Changed", unchanged: "Unchanged", refused: "Invalid" } as Partial<
    Record<string, string>
  >,
  counted: (outcome: string, count: number) => `${outcome}: ${count}`,
  line: (line: number) => `Line ${line}`,
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: "(blank)",
  more: (count: number) => `and ${count} more`,
  exportAll: "Export",
  exporting: "Exporting...",
  importFailed: "Could not import the file",
  failed: "Something went wrong",
  failedText: "Please try again.",
};

/** The administrators' side of the directory; the public words are in web/community/directory. */
export const words = dictionary(en);
