declare module "../core/announcements.ts" {
  interface Announcements {
    /** Something came in, went out or was read: `response-12`, `message-…`. */
    inboxChanged: [{ key: string }];
  }
}

/** The administrators' inbox hears of it. Announced by whoever writes a row that it shows. */
export const inboxChange = (source: string, id: number | string) => ({ key: `${source}-${id}` });
