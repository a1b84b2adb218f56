import { resourceTypes } from "#shared/directory/rules";
import type { IconName } from "../../design/text/Icon.tsx";

/** What cannot wait until tomorrow. */
const firstTypes = ["shelter", "food"];

/**
 * The tabs that are always there, the most pressing first; what else the data holds comes after
 * them.
 */
export const typesAmong = (resources: readonly { type: string }[]): string[] => [
  ...new Set([...firstTypes, ...resourceTypes, ...resources.map(({ type }) => type).sort()]),
];

export const typeIcon = (type: string): IconName => icons[type] ?? "pin";

const icons: Partial<Record<string, IconName>> = {
  shelter: "home",
  housing: "house",
  food: "food",
  legal: "shield",
  transportation: "car",
  medical: "heart",
  mental_health: "chat",
  social: "users",
  emergency: "alert",
};

/**
 * A type that has no word of its own is shown as the data writes it: `child_care` as "Child care".
 */
export const typeName = (type: string, names: Partial<Record<string, string>>): string =>
  names[type] ?? type.charAt(0).toUpperCase() + type.slice(1).replaceAll("_", " ");
