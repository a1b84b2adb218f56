import type { ReactNode } from "react";
import * as css from "./State.css.ts";

/** Large things, well apart. */
export const Apart = ({ children }: { children: ReactNode }) => <div className={css.many}>{children}</div>;

/** One state of a part, under its name. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.state}>
    <h3 className={css.name}>{name}</h3>
    {children}
  </div>
);
