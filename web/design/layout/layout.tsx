import type { ReactNode } from "react";
import * as css from "./layout.css.ts";

type Gap = "xs" | "sm" | "md" | "lg";

interface StackProps {
  gap?: Gap;
  as?: "div" | "ul" | "ol";
  /** Of a list. */
  label?: string;
  children: ReactNode;
}

/** Stacked. As a list, each child is an `<li>`. */
export const Stack = ({ gap = "md", as: Tag = "div", label, children }: StackProps) => (
  <Tag className={Tag === "div" ? css.stack : `${css.stack} ${css.list}`} data-gap={gap} aria-label={label}>
    {children}
  </Tag>
);

/** Side by side, wrapping if needed; spread, it fills the row. */
export const Cluster = (props: {
  gap?: Gap;
  isSpread?: boolean;
  /** Fields, and links that stand in the line of their boxes. */
  hasFields?: boolean;
  children: ReactNode;
}) => (
  <div
    className={css.cluster}
    data-gap={props.gap ?? "sm"}
    data-spread={props.isSpread ?? false}
    data-fields={props.hasFields ?? false}
  >
    {props.children}
  </div>
);

/** Side by side and equally wide: the two buttons at the end of a form. */
export const Evenly = ({ children }: { children: ReactNode }) => <div className={css.evenly}>{children}</div>;

/** The row of buttons at the end of a dialog or form; that of a long form stays in sight. */
export const Actions = ({ isSticky, children }: { isSticky?: boolean; children: ReactNode }) => (
  <div className={css.actions} data-sticky={isSticky || undefined}>
    {children}
  </div>
);

/** Secondary text. */
export const Muted = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span id={id} className={css.secondary}>
    {children}
  </span>
);

/** Two lines at most. */
export const Clamped = ({ children }: { children: ReactNode }) => <p className={css.clamped}>{children}</p>;
