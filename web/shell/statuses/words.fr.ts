import { statuses } from "../../../shared/core/request-statuses.fr.ts";

export const fr = { label: "Statut :", statuses, rejected: "rejetée" };
