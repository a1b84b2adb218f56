import { RequestError } from "../core/http/http.ts";

/** A caught error with a fallback. A visitor without a session is not worth a report. */
export function reportCaught(error: unknown): void {
  if (error instanceof RequestError && error.code === "UNAUTHENTICATED") return;
  console.error(error);
}
