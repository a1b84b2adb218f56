import * as z from "zod/mini";
import { requestStatuses } from "../requests/rules.shared.ts";
import { says } from "./sentences.ts";

/** Cases of a page of the tracker. */
export const casesPerPage = 25;
/** A search tells how many it finds up to here, and beyond it that there are more. */
export const mostFound = 1000;
/** Words of one search; what else was typed is left out. */
export const mostWords = 5;

/** What the tracker is asked for. */
export const trackedFilter = z.object({
  search: z._default(z.string("search must be a text").check(z.maxLength(200, "search is too long")), ""),
  status: z.optional(z.nullable(z.enum(requestStatuses))),
  /** The number of the last case of the page before. */
  after: z.optional(
    z.nullable(z.int32("after must be a whole number").check(z.positive("after must be positive"))),
  ),
});
export type TrackedFilter = z.output<typeof trackedFilter>;

/** The words of a search, each of which a case must hold. */
export const wordsIn = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** People count as active while they have a session that was used within these minutes. */
export const activeWithinMinutes = 30;

/**
 * An open case is told to the others for so long after its last sign of life; the screen gives one
 * more often.
 */
export const viewSeconds = 30;
export const viewEverySeconds = 10;

/**
 * Who takes a citizen's request on: an officer by badge number or e-mail address, or the
 * administrator where none is named.
 */
export const takeOnForm = z.object({
  officer: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(254, says.noOfficer)))),
  version: z.int32("version must be a whole number"),
});
