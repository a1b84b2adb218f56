import type { ReactNode } from "react";
import * as css from "./layout.css.ts";
import { PageTitle } from "./PageTitle.tsx";

interface PageProps {
  /** The page's one h1, and the title of the browser's tab. */
  title: string;
  lead?: ReactNode;
  /** Breadcrumbs or a way back, above the title. */
  above?: ReactNode;
  /** A badge or buttons beside the title. */
  actions?: ReactNode;
  width?: "reading" | "wide";
  children?: ReactNode;
}

/** What every page begins with. The focus comes to its h1 when somebody arrives by a link. */
export const Page = ({ title, lead, above, actions, width = "wide", children }: PageProps) => (
  <div className={css.page} data-width={width}>
    <PageTitle title={title} />
    {above}
    <header className={css.pageHead}>
      <div className={css.pageTitles}>
        <h1 tabIndex={-1} className={css.pageTitle}>
          {title}
        </h1>
        {lead && <p className={css.pageLead}>{lead}</p>}
      </div>
      {actions}
    </header>
    {children}
  </div>
);
