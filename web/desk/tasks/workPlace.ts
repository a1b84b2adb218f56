import { compareHref } from "../cases/person/compareAddress.ts";
import { callbackHref } from "../../community/callbacks/callbackHref.ts";
import { caseHref } from "../../shell/desk/caseHref.ts";
import type { useTaskColumns_work$data } from "#relay/useTaskColumns_work.graphql";

/** The list that settles it. */
export function placeOf({
  kind,
  requestNumber,
  callbackId,
}: Pick<useTaskColumns_work$data, "kind" | "requestNumber" | "callbackId">): string {
  const thread = requestNumber === null ? "" : `&thread=request-${requestNumber}`;
  switch (kind) {
    case "urgent_reply":
      return `/admin/communications?view=urgent${thread}`;
    case "failed_message":
      return thread ? `/admin/communications?view=failed${thread}` : "/admin/outbox?state=failed";
    case "callback":
      return callbackHref(callbackId);
    case "officer_waiting":
      return "/admin/officers";
    case "grant_to_review":
      return "/admin/officers?state=grants";
    case "wrong_entry":
      return "/admin/corrections";
    case "entry_to_confirm":
      return "/admin/directory?show=unconfirmed";
    case "low_code_pool":
    case "codes_to_approve":
      return "/admin/dashboard?tab=overview&advanced=vendors";
    case "same_person":
      return requestNumber === null ? "/admin/tasks" : compareHref(requestNumber);
    case "privacy_request":
      return requestNumber === null ? "/admin/tasks" : caseHref(requestNumber, "person");
    default:
      return requestNumber === null ? "/admin/tasks" : caseHref(requestNumber);
  }
}
