declare module "../../core/events/announcements.ts" {
  interface Announcements {
    /** Something was received, sent or read: `response-12`, `message-…`. */
    inboxChanged: [{ key: string }];
  }
}

/** Updates the administrators' inbox. Announced by the writer of a row that it shows. */
export const inboxChange = (source: string, id: number | string) => ({ key: `${source}-${id}` });
