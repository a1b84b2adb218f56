import { statuses } from "#shared/requests/statuses.es";
import type { en } from "./words.en.ts";

export const es: typeof en = { statuses, rejected: "rechazada" };
