import type { ReactNode } from "react";
import * as css from "./Form.css.ts";

/** Related fields, under a heading that a screen reader announces with each of them. */
export const FormSection = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) => (
  <fieldset className={css.section}>
    <legend className={css.legend}>{title}</legend>
    {lead && <p className={css.sectionLead}>{lead}</p>}
    {children}
  </fieldset>
);

/** Short fields side by side if there is room; the shortest also on a phone. */
export const FormColumns = ({ isShort, children }: { isShort?: boolean; children: ReactNode }) => (
  <div className={css.columns} data-short={isShort || undefined}>
    {children}
  </div>
);

/** Fields that need a sentence each. */
export const FormRows = ({ children }: { children: ReactNode }) => <div className={css.rows}>{children}</div>;
