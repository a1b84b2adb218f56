import { useWords } from "../app/i18n.tsx";
import { Spinner } from "./Spinner.tsx";
import { loading } from "./surfaces.css.ts";
import { words } from "./words.ts";

/** Said aloud and shown: `<Loading text="Loading your requests..." />`. */
export function Loading({ text }: { text?: string }) {
  const t = useWords(words);
  return (
    <p role="status" className={loading}>
      <Spinner />
      {text ?? t.loading}
    </p>
  );
}
