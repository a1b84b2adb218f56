import { RequestError } from "../core/http/http.ts";

/**
 * An error for which a page or a part of one shows something else. That a visitor is not signed in
 * is no fault to report.
 */
export function reportCaught(error: unknown): void {
  if (error instanceof RequestError && error.code === "UNAUTHENTICATED") return;
  console.error(error);
}
