import { useWords } from "../app/i18n.tsx";
import { Notice } from "./Notice.tsx";
import { needsScript } from "./script.css.ts";
import { Spinner } from "./Spinner.tsx";
import { loading } from "./surfaces.css.ts";
import { words } from "./words.ts";

/** Said aloud and shown: `<Loading text="Loading your requests..." />`. Who has no JavaScript hears that nothing will come, unless the server puts something better in that place (graph/app/without-script.ts). */
export function Loading({ text }: { text?: string }) {
  const t = useWords(words);
  return (
    <>
      <p role="status" data-loading="" className={`${loading} ${needsScript}`}>
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
