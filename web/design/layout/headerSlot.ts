import { createContext } from "react";

/** A place in the header for what only some pages have there, such as the administrators' tabs. */
export const HeaderSlot = createContext<HTMLElement | null>(null);
