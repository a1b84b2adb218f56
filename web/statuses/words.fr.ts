import { statuses } from "#rules/requests/fr";
import type { en } from "./words.en.ts";

export const fr: typeof en = { statuses, rejected: "rejetée" };
