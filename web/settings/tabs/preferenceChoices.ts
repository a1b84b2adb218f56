import type { Preferences } from "../../core/device/preferences.ts";
import type { Option } from "../../design/fields/choices/Select.tsx";

/** What each tab gets: the choices as they would be saved, and a way to change some of them. */
export interface Choosing {
  chosen: Preferences;
  choose: (changed: Partial<Preferences>) => void;
}

/** The choices of a list with their words, in the list's order. */
export const optionsOf = <Id extends string>(ids: readonly Id[], labels: Record<Id, string>): Option[] =>
  ids.map((id) => ({ id, label: labels[id] }));
