/** Something that anybody may have been looking at. */
export const neutralSite = "https://www.weather.gov/";

/** Away from here at once: nothing of this page is seen while the other loads, and Back does not lead to it. */
export function leave(): void {
  document.documentElement.hidden = true;
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: then it holds nothing.
  }
  location.replace(neutralSite);
}
