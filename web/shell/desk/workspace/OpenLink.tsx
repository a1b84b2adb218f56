import { use, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { OpenRow, withOpenRow } from "./openRow.ts";

interface OpenLinkProps {
  id: string;
  "aria-label": string;
  children: ReactNode;
}

/** Opens a row of the list around, also in a new tab. */
export function OpenLink({ id, children, ...props }: OpenLinkProps) {
  const { pathname, search } = useLocation();
  const { choose } = use(OpenRow);
  return (
    <ButtonLink
      {...props}
      href={`${pathname}?${withOpenRow(new URLSearchParams(search), id).toString()}`}
      data-stay=""
      variant="quiet"
      icon="eye"
      onClick={() => choose(id)}
    >
      {children}
    </ButtonLink>
  );
}
