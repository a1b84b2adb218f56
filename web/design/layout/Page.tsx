import type { ReactNode } from "react";
import * as css from "./layout.css.ts";
import { PageTitle } from "./PageTitle.tsx";
import { BreakableText } from "../text/BreakableText.tsx";

interface PageProps {
  /** The page's one h1, and the browser tab's title. */
  title: string;
  lead?: ReactNode;
  /** Breadcrumbs or a back link, above the title. */
  above?: ReactNode;
  /** A badge or buttons next to the title. */
  actions?: ReactNode;
  width?: "reading" | "wide";
  children?: ReactNode;
}

/** The top of every page. Its h1 gets the focus after a navigation. */
export const Page = ({ title, lead, above, actions, width = "wide", children }: PageProps) => (
  <div className={css.page} data-width={width}>
    <PageTitle title={title} />
    {above}
    <header className={css.pageHead}>
      <div className={css.pageTitles}>
        <h1 tabIndex={-1} className={css.pageTitle}>
          <BreakableText text={title} />
        </h1>
        {lead && <p className={css.pageLead}>{lead}</p>}
      </div>
      {actions}
    </header>
    {children}
  </div>
);
