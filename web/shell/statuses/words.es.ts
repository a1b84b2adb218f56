import { statuses } from "../../../shared/core/request-statuses.es.ts";

export const es = { label: "Estado:", statuses, rejected: "rechazada" };
