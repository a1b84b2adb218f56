import type { ReactNode } from "react";
import { Icon, type IconName } from "../text/Icon.tsx";
import * as css from "./surfaces.css.ts";

/** An empty list: why, and what to do. */
export const EmptyState = (props: {
  icon?: IconName;
  title?: string;
  text?: string;
  children?: ReactNode;
}) => (
  <div className={css.empty}>
    <span className={css.emptyIcon}>
      <Icon name={props.icon ?? "list"} size="lg" />
    </span>
    {props.title && <h2>{props.title}</h2>}
    {props.text && <p className={css.emptyText}>{props.text}</p>}
    {props.children}
  </div>
);
