import { statuses } from "#shared/requests/statuses.fr";
import type { en } from "./words.ts";

export const fr: typeof en = { statuses, rejected: "rejetée" };
