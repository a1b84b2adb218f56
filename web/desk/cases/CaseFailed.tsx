import { useSentenceOf } from "../../core/http/useSentenceOf.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.desk.ts";

/** For a Boundary around a case's data. */
export const caseFailed = (error: unknown) => <CaseFailed error={error} />;

function CaseFailed({ error }: { error: unknown }) {
  const t = useWords(words).dialog;
  const sentenceOf = useSentenceOf();
  return (
    <Notice tone="critical" isAlert title={t.failed}>
      {sentenceOf(error)}
    </Notice>
  );
}
