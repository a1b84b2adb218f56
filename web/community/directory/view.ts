import { stateCode } from "../../../shared/community/directory/rules.ts";
import type { Narrowing } from "../../../shared/community/directory/search/narrow.ts";

/** The filters in the URL: `?q=bank&state=TX&type=food`. Invalid values are ignored. */
export function readView(search: URLSearchParams, types: readonly string[]): Narrowing {
  return {
    text: search.get("q") ?? "",
    state: stateCode(search.get("state") ?? ""),
    type: types.find((type) => type === search.get("type")),
  };
}

/** The shortest URL of a view; unknown parameters stay. */
export function writeView(search: URLSearchParams, view: Partial<Narrowing>): URLSearchParams {
  const written = new URLSearchParams(search);
  if ("text" in view) set("q", view.text?.trim());
  if ("state" in view) {
    set("state", view.state);
    set("near", undefined); // the place was in the other state
  }
  if ("type" in view) set("type", view.type);
  return written;

  function set(name: string, value: string | undefined) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
}
