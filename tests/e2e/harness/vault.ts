import type { Page } from "@playwright/test";

/** The number of stored drafts. */
export const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("safevoice-offline");
        opening.onsuccess = () => {
          const counting = opening.result.transaction("drafts").objectStore("drafts").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Everything that a script can read of the queued submissions, as text. */
export const storedText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("safevoice-offline");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("queue").objectStore("queue").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const text = JSON.stringify(reading.result, (_key, value: unknown) =>
              value instanceof ArrayBuffer || ArrayBuffer.isView(value)
                ? new TextDecoder().decode(value)
                : value,
            );
            resolve(text + JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
          };
        };
      }),
  );

/** As if every draft had been written that long ago. */
export const ageDrafts = (page: Page, days: number) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("safevoice-offline");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          const walking = transaction.objectStore("drafts").openCursor();
          walking.onsuccess = () => {
            const row = walking.result;
            if (!row) return;
            row.update({ ...row.value, at: row.value.at - ms });
            row.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    days * 24 * 60 * 60_000,
  );
