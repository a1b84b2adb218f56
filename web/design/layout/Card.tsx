import { useId, type ReactNode } from "react";
import { Icon, type IconName } from "../text/Icon.tsx";
import * as css from "./surfaces.css.ts";

interface CardProps {
  title?: ReactNode;
  icon?: IconName;
  /** To the right of the title: a badge, a small button. */
  aside?: ReactNode;
  /** The title's heading level. */
  level?: 2 | 3;
  /** One of many in a long list. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** One thing or section on its own surface. With a title it is a named region. */
export function Card({ title, icon, aside, level = 2, isCompact, children }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  if (!title) return <div className={css.card}>{children}</div>;
  return (
    <section className={css.card} data-compact={isCompact || undefined} aria-labelledby={id}>
      <div className={css.cardHead}>
        <Heading className={css.cardTitle} id={id}>
          {icon && (
            <span className={css.cardIcon}>
              <Icon name={icon} />
            </span>
          )}
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
