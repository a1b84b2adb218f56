import { isProblem, type ProviderKind } from "../../../shared/accounts/identity-providers/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearchParams } from "react-router-dom";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.ts";

/** Why a sign-in at a provider led back here. The server names the problem in the address. */
export function SignInProblem({ kind }: { kind: ProviderKind }) {
  const t = useWords(words);
  const problem = useSearchParams()[0].get("problem");
  if (!isProblem(problem)) return null;
  const text = problem === "down" && kind === "officer" ? t.officerDown : t.problems[problem];
  return (
    <Notice tone="caution" title={t.problemTitle}>
      {text}
    </Notice>
  );
}
