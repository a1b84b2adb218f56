import { createPubSub } from "graphql-yoga";
import type { Bus } from "../../adapters/bus/bus.ts";
import type { Announcements } from "./announcements.ts";
import { withRecent } from "./recent-changes.ts";

export const createEvents = (bus?: Bus) => withRecent(createPubSub<Announcements>(bus as never));

export type Events = ReturnType<typeof createEvents>;
