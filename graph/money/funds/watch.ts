import type { Context } from "../../core/context.ts";
import { afterBursts } from "../../core/graphql/after-bursts.ts";
import { listFunds } from "./list.ts";
import { can } from "./policy.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    fundChanged: [{ id: number }];
  }
}

/** All funds, after a deposit, a change, or a decision that moved money. */
export const watchFunds = (context: Context) =>
  afterBursts(context, ["fundChanged", "requestChanged"], can.readFunds, listFunds);
