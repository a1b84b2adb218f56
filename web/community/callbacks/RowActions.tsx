import { use } from "react";
import { OpenLink } from "../../shell/desk/workspace/OpenLink.tsx";
import { OpenRow } from "../../shell/desk/workspace/openRow.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "./words.desk.ts";
import { useCallbackActs } from "./useCallbackActs.ts";

interface RowActionsProps {
  callback: {
    readonly id: string;
    readonly name: string;
    readonly state: string;
    readonly ownerName?: string | null | undefined;
  };
}

/** Claims an unclaimed callback and opens it; a claimed one is only opened. */
export function RowActions({ callback }: RowActionsProps) {
  const t = useWords(words);
  const { claim, isBusy } = useCallbackActs();
  const { open } = use(OpenRow);
  const { id, name, state, ownerName } = callback;
  const isFree = state === "waiting" || (state !== "closed" && !ownerName);

  async function take() {
    if (await claim(id)) open(id);
  }
  return isFree ? (
    <Button
      variant="quiet"
      icon="phone"
      isPending={isBusy}
      aria-label={t.claimOf(name)}
      onPress={() => void take()}
    >
      {t.claim}
    </Button>
  ) : (
    <OpenLink id={id} aria-label={t.openOf(name)}>
      {t.open}
    </OpenLink>
  );
}
