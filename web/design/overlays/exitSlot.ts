import { createContext, type ReactNode } from "react";

/** The quick exit link. The app provides it, and every dialog shows it next to Close. */
export const WayOut = createContext<ReactNode>(null);
