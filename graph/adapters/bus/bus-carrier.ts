import type { Logger } from "pino";

/** A message from one copy of the product to all copies, itself included. */
export interface Announcement {
  /** Two channels may deliver the same announcement. */
  id: string;
  type: string;
  detail: unknown;
}

/** One channel between the copies of the product. It reconnects by itself. */
export interface Carrier {
  isUp(): boolean;
  /** False when the announcements may not have reached every copy. */
  send(batch: Announcement[]): Promise<boolean>;
  close(): Promise<void>;
}

export interface Subscriber {
  received(announcement: Announcement): void;
  /** Nothing is received from now on. */
  lost(): void;
  /** Reconnected. Announcements made meanwhile were missed. */
  resumed(): void;
  log: Pick<Logger, "info" | "warn">;
}
