import { TextLink } from "../design/controls/links.tsx";

interface CaseLinkProps {
  /** The request's number; an officer's case without a request has none. */
  number: number | null | undefined;
  caseId: string;
}

/** A case number that opens its case over the dashboard. */
export const CaseLink = ({ number, caseId }: CaseLinkProps) =>
  number ? <TextLink href={`/admin/dashboard?tab=overview&case=${number}`}>{caseId}</TextLink> : caseId;
