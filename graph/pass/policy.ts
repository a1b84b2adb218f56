import { isAdmin, owns, type Viewer } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { says as coreSays } from "../core/sentences.ts";
import { demandRequest, type KnownRequest } from "../request-access/service.ts";

/**
 * Who may hand over a pass: the officer of the case, the citizen who filed the request, and
 * administrators. No program with an API key: a pass shows codes.
 */
export const handsOver = (viewer: Viewer, request: Pick<KnownRequest, "officerId" | "citizenId">): boolean =>
  isAdmin(viewer) ? viewer.tool === undefined : owns(viewer, request);

/** The request, if the viewer may hand over its pass. NOT_FOUND for others, as if it were hidden. */
export async function demandHandsOver(context: Context, number: number): Promise<KnownRequest> {
  const request = await demandRequest(context, number);
  if (!handsOver(context.viewer, request)) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  return request;
}
