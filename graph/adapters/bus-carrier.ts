import type { Logger } from "pino";

/** What one copy of the product tells all of them, itself included. */
export interface Announcement {
  /** Two ways may bring the same one. */
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

export interface Ear {
  heard(announcement: Announcement): void;
  /** Nothing is heard from now on. */
  lost(): void;
  /** Reconnected. Announcements made meanwhile were missed. */
  resumed(): void;
  log: Pick<Logger, "info" | "warn">;
}
