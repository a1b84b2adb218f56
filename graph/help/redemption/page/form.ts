import type { Again as PageAgain } from "../../../core/pages/link-page.ts";

/** The page of a terminal. Its address holds no secret; the device's cookie opens it. */
export const homeAddress = "/redeem";
export const ticketAddress = "/v";

/** What a form of these pages sends. */
export const fields = ["act", "phrase", "amount", "number", "code"] as const;
export type RedemptionForm = Record<(typeof fields)[number], string>;

/** A form that was refused, to be shown as it was typed. */
export type Again = PageAgain<keyof RedemptionForm>;
