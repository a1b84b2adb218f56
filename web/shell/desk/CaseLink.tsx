import { TextLink } from "../../design/controls/links.tsx";
import { caseHref } from "./caseHref.ts";
import { useMay } from "./permissions.ts";

interface CaseLinkProps {
  /** The request's number; an officer's case without a request has none. */
  number: number | null | undefined;
  caseId: string;
  tab?: "notes";
}

/** A case number that opens its case, for roles that may read it. */
export function CaseLink({ number, caseId, tab }: CaseLinkProps) {
  const mayRead = useMay()("readCases");
  return number && mayRead ? <TextLink href={caseHref(number, tab)}>{caseId}</TextLink> : caseId;
}
