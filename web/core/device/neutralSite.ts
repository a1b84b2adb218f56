/**
 * A page that anyone may have been reading. The script in index.html leads there; the server's
 * pages link to it.
 */
export const neutralSite = "https://www.weather.gov/";
