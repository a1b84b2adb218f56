import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "./Notice.tsx";
import { needsScript } from "../theme/script.css.ts";
import { Spinner } from "./Spinner.tsx";
import * as css from "./Loading.css.ts";
import { words } from "../words.ts";

/** How many of a shape fill a screen. */
const shapes = { rows: 14, cards: 5, fields: 6 };

interface LoadingProps {
  text?: string;
  /**
   * The outline of content that is taller than the screen, so that nothing below moves when it
   * arrives.
   */
  shape?: keyof typeof shapes;
}

/**
 * Shown and announced: `<Loading text="Loading your requests..." />`. Without JavaScript it says
 * that nothing will load, unless the server replaces it (graph/app/pages/without-script.ts).
 */
export function Loading({ text, shape }: LoadingProps) {
  const t = useWords(words);
  return (
    <>
      <p role="status" data-loading="" data-shaped={shape && ""} className={`${css.loading} ${needsScript}`}>
        <Spinner />
        {text ?? t.loading}
      </p>
      {shape && (
        <div className={`${css.shape} ${needsScript}`} data-shape={shape} aria-hidden>
          {Array.from({ length: shapes[shape] }, (_, at) => (
            <div key={at} />
          ))}
        </div>
      )}
      <noscript data-instead="">
        <Notice tone="caution">
          <p>{t.needsScript}</p>
        </Notice>
      </noscript>
    </>
  );
}
