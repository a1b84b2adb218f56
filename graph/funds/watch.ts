import { Repeater } from "graphql-yoga";
import type { Context } from "../core/context.ts";
import { rested } from "../core/events/rested.ts";
import { freshViewer } from "../core/sessions/sessions.ts";
import { listFunds, type ShownFund } from "./list.ts";
import { can } from "./policy.ts";

declare module "../core/events/announcements.ts" {
  interface Announcements {
    fundChanged: [{ id: number }];
  }
}

/** All funds, after a deposit, a change, or a decision that moved money. */
export async function* watchFunds(context: Context): AsyncGenerator<ShownFund[]> {
  const { events } = context;
  const changes = Repeater.merge([events.since("fundChanged"), events.since("requestChanged")])[
    Symbol.asyncIterator
  ]();
  for await (const _burst of rested(changes)) {
    context.viewer = await freshViewer(context);
    if (!can.readFunds(context.viewer)) return;
    yield await listFunds(context);
  }
}
