import type { Logger } from "pino";

/** What one copy of the product tells all of them, itself included. */
export interface Announcement {
  /** Two ways may bring the same one. */
  id: string;
  type: string;
  detail: unknown;
}

/**
 * One way between the copies. It mends itself: what is lost is connected again without anybody's
 * doing.
 */
export interface Carrier {
  isUp(): boolean;
  /** False when the announcements may not have reached everybody. */
  send(batch: Announcement[]): Promise<boolean>;
  close(): Promise<void>;
}

export interface Ear {
  heard(announcement: Announcement): void;
  /** Nothing is heard from now on. */
  lost(): void;
  /** Heard again; what was told meanwhile was missed. */
  resumed(): void;
  log: Pick<Logger, "info" | "warn">;
}
