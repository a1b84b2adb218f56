import { inTab, onDevice } from "../core/device/storage.ts";
import { draftsKey } from "../incidents/draftsKey.ts";

/** Something that anybody may have been looking at. */
export const neutralSite = "https://www.weather.gov/";

/** Away from here at once: nothing of this page is seen while the other loads, and Back does not lead to it. */
export function leave(): void {
  document.documentElement.hidden = true;
  forget();
  // Once more at the end: the router notes at "pagehide" where each page was scrolled to, and this comes after it.
  document.addEventListener("visibilitychange", forget);
  location.replace(neutralSite);
}

function forget(): void {
  inTab.clear();
  onDevice.set(draftsKey, ""); // what was half written is no longer found, as in the forms that are the tab's
}
