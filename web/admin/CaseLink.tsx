import { TextLink } from "../design/controls/links.tsx";
import { caseHref } from "./caseHref.ts";

interface CaseLinkProps {
  /** The request's number; an officer's case without a request has none. */
  number: number | null | undefined;
  caseId: string;
}

/** A case number that opens its case over the dashboard. */
export const CaseLink = ({ number, caseId }: CaseLinkProps) =>
  number ? <TextLink href={caseHref(number)}>{caseId}</TextLink> : caseId;
