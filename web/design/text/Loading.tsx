import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "./Notice.tsx";
import { needsScript } from "../theme/script.css.ts";
import { Spinner } from "./Spinner.tsx";
import { loading } from "../layout/surfaces.css.ts";
import { words } from "../words.ts";

interface LoadingProps {
  text?: string;
  /** The content will be taller than the screen, so that nothing below moves when it arrives. */
  isTall?: boolean;
}

/**
 * Shown and announced: `<Loading text="Loading your requests..." />`. Without JavaScript it says
 * that nothing will load, unless the server replaces it (graph/app/pages/without-script.ts).
 */
export function Loading({ text, isTall }: LoadingProps) {
  const t = useWords(words);
  return (
    <>
      <p role="status" data-loading="" data-tall={isTall} className={`${loading} ${needsScript}`}>
        <Spinner />
        {text ?? t.loading}
      </p>
      <noscript data-instead="">
        <Notice tone="caution">
          <p>{t.needsScript}</p>
        </Notice>
      </noscript>
    </>
  );
}
