import { withOpenRow } from "../../shell/desk/workspace/openRow.ts";

/** The queue with a callback open in it; without one, the queue. */
export const callbackHref = (id: string | null): string =>
  `/admin/callbacks${id === null ? "" : `?${withOpenRow(new URLSearchParams(), id).toString()}`}`;
