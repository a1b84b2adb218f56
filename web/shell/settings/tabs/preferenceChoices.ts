import type { Preferences } from "../../../core/device/preferences.ts";
import type { Option } from "../../../design/fields/choices/Select.tsx";

/** Each tab's props: the unsaved choices, and a function that changes them. */
export interface Choosing {
  chosen: Preferences;
  choose: (changed: Partial<Preferences>) => void;
}

/** The options of a list with their words, in order. */
export const optionsOf = <Id extends string>(ids: readonly Id[], labels: Record<Id, string>): Option[] =>
  ids.map((id) => ({ id, label: labels[id] }));
