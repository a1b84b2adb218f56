import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import type { Provider } from "./hub/selection.ts";
import * as css from "./DispatchForm.css.ts";
import { words } from "./words.desk.ts";

interface DispatchActionsProps {
  providers: readonly Provider[];
  shownTab: string;
  isBusy: boolean;
  onClose: () => void;
}

/** Ends the form. What another tab dispatches is out of sight, so the button names it. */
export function DispatchActions({ providers, shownTab, isBusy, onClose }: DispatchActionsProps) {
  const t = useWords(words).dialog;
  const isElsewhere = providers.some(({ helpType }) => helpType !== shownTab);
  const names = providers.map(({ name }) => name).join(", ");
  return (
    <div className={css.sideActions}>
      <Button variant="plain" onPress={onClose}>
        {t.cancel}
      </Button>
      <SubmitButton
        variant={providers.length === 0 ? "quiet" : "primary"}
        icon="car"
        isPending={isBusy}
        pendingText={t.dispatching}
      >
        {isElsewhere ? t.dispatchNamed(providers.length, names) : t.dispatch(providers.length)}
      </SubmitButton>
    </div>
  );
}
