import { statuses } from "#shared/requests/statuses.es";

export const es = { statuses, rejected: "rechazada" };
