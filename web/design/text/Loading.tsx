import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "./Notice.tsx";
import { needsScript } from "../theme/script.css.ts";
import { Spinner } from "./Spinner.tsx";
import { loading } from "../layout/surfaces.css.ts";
import { words } from "../words.ts";

interface LoadingProps {
  text?: string;
  /** What comes is higher than the screen: what stands under it is not moved when it does. */
  isTall?: boolean;
}

/**
 * Said aloud and shown: `<Loading text="Loading your requests..." />`. Who has no JavaScript hears
 * that nothing will come, unless the server puts something better in that place
 * (graph/app/without-script.ts).
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
