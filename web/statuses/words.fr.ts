import { statuses } from "#shared/requests/statuses.fr";
import type { en } from "./words.en.ts";

export const fr: typeof en = { statuses, rejected: "rejetée" };
