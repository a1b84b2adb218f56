import { createContext, type ReactNode } from "react";

/** The link that leaves the site. The app provides it, and every dialog has it beside Close. */
export const WayOut = createContext<ReactNode>(null);
