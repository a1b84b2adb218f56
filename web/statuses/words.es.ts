import { statuses } from "#shared/requests/statuses.es";
import type { en } from "./words.ts";

export const es: typeof en = { statuses, rejected: "rechazada" };
