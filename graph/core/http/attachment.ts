/** The headers of a file to download, which no cache keeps. */
export const attachment = (name: string, mediaType: string) => ({
  "content-type": mediaType,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
});
