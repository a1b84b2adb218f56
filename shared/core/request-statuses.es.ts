import type { RequestStatus } from "./request-statuses.ts";

export const statuses: Record<RequestStatus, string> = {
  pending: "pendiente",
  processing: "en proceso",
  approved: "aprobada",
  dispatched: "en camino",
  completed: "completada",
  denied: "denegada",
};

/** For a status as text, inside a sentence. */
export const statusWord = (status: string): string => (statuses as Record<string, string>)[status] ?? status;
