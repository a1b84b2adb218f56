import { withOpenRow } from "../../shell/desk/workspace/openRow.ts";

/** The queue with a callback open in it; without one, the queue. */
export const callbackHref = (id: string | undefined): string =>
  `/admin/callbacks${id === undefined ? "" : `?${withOpenRow(new URLSearchParams(), id).toString()}`}`;
