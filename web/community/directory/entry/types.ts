import { resourceTypes } from "../../../../shared/community/directory/rules.ts";
import type { IconName } from "../../../design/text/Icon.tsx";

/** Urgent needs. */
const firstTypes = ["shelter", "food"];

/** The permanent tabs, most urgent first; other types in the data follow. */
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

/** A type without its own word is shown as in the data: `child_care` as "Child care". */
export const typeName = (type: string, names: Partial<Record<string, string>>): string =>
  names[type] ?? type.charAt(0).toUpperCase() + type.slice(1).replaceAll("_", " ");
