import * as z from "zod/mini";
import { requestStatuses } from "../requests/rules.shared.ts";
import { says } from "./sentences.ts";

/** A search counts its results up to this number. */
export const mostFound = 1000;
/** The maximum number of search words; the rest is ignored. */
export const mostWords = 5;

/** What the tracker is asked for. */
export const trackedFilter = z.object({
  search: z._default(z.string("search must be a text").check(z.maxLength(200, "search is too long")), ""),
  status: z.optional(z.nullable(z.enum(requestStatuses))),
  isOpen: z._default(z.boolean(), false),
});

/** Search words, all of which must match. */
export const wordsIn = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** People count as active if their session was used within these minutes. */
export const activeWithinMinutes = 30;

/**
 * How long an open case is shown to others after its last sign of life. The screen sends one more
 * often.
 */
export const viewSeconds = 30;
export const viewEverySeconds = 10;

/**
 * The officer who adopts a citizen's request, by badge number or email address; the administrator
 * if none is named.
 */
export const takeOnForm = z.object({
  officer: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(254, says.noOfficer)))),
  version: z.int32("version must be a whole number"),
});
