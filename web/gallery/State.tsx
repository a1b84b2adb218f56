import type { ReactNode } from "react";
import * as css from "./State.css.ts";

/** One state of a part, under its name. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.state}>
    <h3 className={css.name}>{name}</h3>
    {children}
  </div>
);
