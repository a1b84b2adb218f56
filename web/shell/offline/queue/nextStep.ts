import type { Kind, Waiting } from "./queue.ts";

/** Where a person goes on once their form was received: as after sending it with a connection. */
const steps: Record<Kind, (path: string) => string> = {
  newRequest: () => "/requests",
  victimInfo: (path) => path.replace(/\/victim-info$/, ""),
  recipient: () => "/case-tracking#continue",
  serviceRequest: () => "/case-tracking",
};

export const nextStep = ({ kind, path }: Pick<Waiting, "kind" | "path">): string => steps[kind](path);
