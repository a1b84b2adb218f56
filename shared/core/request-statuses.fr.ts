import type { RequestStatus } from "./request-statuses.ts";

export const statuses: Record<RequestStatus, string> = {
  pending: "en attente",
  processing: "en cours",
  approved: "approuvée",
  dispatched: "en route",
  completed: "terminée",
  denied: "refusée",
};

/** For a status as text, inside a sentence. */
export const statusWord = (status: string): string => (statuses as Record<string, string>)[status] ?? status;
