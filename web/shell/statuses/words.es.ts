import { statuses } from "../../../shared/intake/requests/statuses.es.ts";

export const es = { statuses, rejected: "rechazada" };
