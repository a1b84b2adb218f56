import type { ReactNode } from "react";
import * as css from "./State.css.ts";

/** Large parts with more spacing. */
export const Apart = ({ children }: { children: ReactNode }) => <div className={css.many}>{children}</div>;

/** One state of a component, with its name. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.state}>
    <h3 className={css.name}>{name}</h3>
    {children}
  </div>
);
