import { stateName, type ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { readContacts } from "./contact.ts";

type EntryContacts = Pick<ResourceEntry, "name" | "contactInfo" | "address" | "hours">;

/** An entry as text for sharing: a line per contact. */
export const entryText = ({ name, contactInfo, address, hours }: EntryContacts): string =>
  [name, ...readContacts(contactInfo).map(({ text }) => text), address, hours].filter(Boolean).join("\n");

/** A link to an entry: there is no page for each, but a search finds the name. */
export function entryAddress({ name, state }: Pick<ResourceEntry, "name" | "state">): string {
  const search = new URLSearchParams({ q: name });
  if (stateName(state)) search.set("state", state);
  return `/resources?${search}`;
}
