import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "./words.desk.ts";
import { useTurnCorrection, type Turned } from "./useTurnCorrection.ts";

/** Resolves an open report, or reopens a resolved one. */
export function TurnButton({ correction }: { correction: Turned }) {
  const t = useWords(words);
  const [turn, isBusy] = useTurnCorrection();
  const isOpen = correction.state === "open";
  return (
    <Button
      variant="quiet"
      icon={isOpen ? "check" : "refresh"}
      isPending={isBusy}
      aria-label={(isOpen ? t.resolveOf : t.reopenOf)(correction.resourceName)}
      onPress={() => turn(correction)}
    >
      {isOpen ? t.resolve : t.reopen}
    </Button>
  );
}
