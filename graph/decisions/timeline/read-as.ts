import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import { hasApproved } from "../allocations/approval/approval-preview.ts";
import { can } from "../allocations/policy.ts";
import type { Context } from "../../core/context.ts";
import { withCase } from "../../intake/request-access/service.ts";
import { readerOf, type WaitingReader } from "./readers.ts";
import { readCurrentWait } from "./spans.ts";

/** As whom the viewer reads what the request waits for now. Null if it waits for no one. */
export async function readAs(context: Context, request: EmergencyRequest): Promise<WaitingReader | null> {
  const wait = await readCurrentWait(context, request.id);
  if (!wait) return null;
  const { viewer } = context;
  const mayBeSecond =
    wait.owner === "second_approver" &&
    can.decideRequest(viewer, await withCase(context, request)) &&
    !(await hasApproved(context, request));
  return readerOf(wait, { viewer, request, mayBeSecond });
}
