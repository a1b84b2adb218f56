import { dictionary } from "../../core/i18n/i18n.tsx";
import type { RequestStatus } from "../../../shared/core/request-statuses.ts";

const statuses: Record<RequestStatus, string> = {
  pending: "pending",
  processing: "processing",
  approved: "approved",
  dispatched: "dispatched",
  completed: "completed",
  denied: "denied",
};

export const en = {
  /** Before a status, for screen readers. */
  label: "Status:",
  statuses,
  /** The administrators' term for denied. */
  rejected: "rejected",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
