import { useWords } from "../../core/i18n/i18n.tsx";
import { focusHeading } from "../../core/routing/useArrival.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { words } from "./words.ts";

/** The directory has no match, but these can help. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useWords(words);

  function clear() {
    onClear();
    focusHeading(); // the button is removed with its text
  }
  return (
    <EmptyState icon="search" title={t.none.title} text={t.none.text}>
      <ButtonLink href="tel:211" icon="phone">
        {t.none.call}
      </ButtonLink>
      <Button variant="quiet" onPress={clear}>
        {t.clear}
      </Button>
    </EmptyState>
  );
}
