import { stateName, type ResourceEntry } from "#shared/directory/rules";
import { readContacts } from "./contact.ts";

type Shown = Pick<ResourceEntry, "name" | "contactInfo" | "address" | "hours">;

/** An entry as somebody would write it down for somebody else: a line for each way to reach it. */
export const entryText = ({ name, contactInfo, address, hours }: Shown): string =>
  [name, ...readContacts(contactInfo).map(({ text }) => text), address, hours].filter(Boolean).join("\n");

/**
 * Where an entry is found again: the directory has no page for each, but its search knows the name.
 */
export function entryAddress({ name, state }: Pick<ResourceEntry, "name" | "state">): string {
  const search = new URLSearchParams({ q: name });
  if (stateName(state)) search.set("state", state);
  return `/resources?${search}`;
}
