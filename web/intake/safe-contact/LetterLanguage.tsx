import { lazy, Suspense } from "react";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { useLocale } from "../../core/i18n/i18n.tsx";
import { useKeptText } from "../../design/fields/form/draftValues.ts";
import { Reserved } from "../../design/layout/Reserved.tsx";
import type { LetterLanguageField as Field } from "./LetterLanguageField.tsx";

interface LetterLanguageProps {
  /** The one that was chosen before. Without one it is the page's. */
  chosen: Language | null | undefined;
  interpreter?: string | null | undefined;
}

/** Without it the form works too, with the language that is chosen already. */
const LetterLanguageField = lazy(() =>
  import("./LetterLanguageField.tsx").then(
    (file): { default: typeof Field } => ({ default: file.LetterLanguageField }),
    () => ({ default: Unasked }),
  ),
);

/**
 * The language of the person's letters, texts and pass, as the field `language`; loaded after the
 * form into reserved space.
 */
export function LetterLanguage({ chosen, interpreter = null }: LetterLanguageProps) {
  const own = useLocale();
  const value = useKeptText("language") ?? chosen ?? own;
  return (
    <Suspense
      fallback={
        <Reserved height="6.5rem">
          <Unasked value={value} />
        </Reserved>
      }
    >
      <LetterLanguageField value={value} interpreter={interpreter} />
    </Suspense>
  );
}

/** The form's value exists from the start. */
const Unasked = ({ value }: { value: string }) => <input type="hidden" name="language" value={value} />;
