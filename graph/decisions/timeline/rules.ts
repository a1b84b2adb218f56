import { z } from "zod";
import { maxRows } from "../../../shared/core/graphql/pages.ts";

/** The requests of a list on the screen. */
export const numbersAsked = z.array(z.int().positive()).max(maxRows);

/** The time by owner covers requests that ended within this time. */
export const ownerTimesDays = 30;
/** The latest of them, so that a busy month does not slow the desk down. */
export const maxOwnerTimes = 2000;
/** Fewer requests say more about one person than about the work. */
export const leastOwnerRequests = 5;
