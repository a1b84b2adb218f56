import type { Again as PageAgain } from "../../core/pages/link-page.ts";
import type { fields, ListView } from "./visit.ts";

/** Where an opened list is. The address holds no secret; the browser's cookie opens it. */
export const listAddress = "/supervisor";

/** A form that was refused, to be shown as it was typed. */
export type Again = PageAgain<(typeof fields)[number]>;
export type Of<State extends ListView["state"]> = Extract<ListView, { state: State }>;
