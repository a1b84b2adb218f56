import * as z from "zod/mini";
import { says as correctionSays } from "../../community/corrections/sentences.ts";

/** What the hub can list. */
export const hubViews = [
  "approved",
  "partly",
  "problem",
  "confirm",
  "others",
  "complete",
  "dispatched",
  "all",
] as const;
export type HubView = (typeof hubViews)[number];

/** The views of the workspace, in order. */
export const workViews = ["approved", "partly", "problem", "confirm", "others", "complete", "all"] as const;
export type WorkView = (typeof workViews)[number];

/** A view counts its requests up to this number, and one more. */
export const maxInView = 99;

/** How many requests the hub keeps visible after an action on them. */
export const maxIncluded = 20;

export const hubFilter = z.object({
  view: z._default(z.nullable(z.enum(hubViews)), "all"),
  including: z.optional(z.nullable(z.array(z.int().check(z.positive())).check(z.maxLength(maxIncluded)))),
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100, correctionSays.searchTooLong)))),
});
