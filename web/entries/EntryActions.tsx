import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { Cluster } from "../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import { useEntryActs, type ShownEntry } from "./useEntryActs.ts";

interface EntryActionsProps {
  entry: ShownEntry & { readonly isRetired: boolean };
  onEdit: () => void;
  onRetire: () => void;
}

/** Confirms, edits, retires or restores an entry. */
export function EntryActions({ entry, onEdit, onRetire }: EntryActionsProps) {
  const t = useWords(words);
  const { confirm, bringBack, isBusy } = useEntryActs();
  const { name, isRetired } = entry;
  return (
    <Cluster gap="xs">
      {isRetired ? (
        <Button
          variant="quiet"
          icon="refresh"
          isPending={isBusy}
          aria-label={t.bringBackOf(name)}
          onPress={() => void bringBack(entry)}
        >
          {t.bringBack}
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon="check"
          isPending={isBusy}
          aria-label={t.confirmOf(name)}
          onPress={() => void confirm(entry)}
        >
          {t.confirm}
        </Button>
      )}
      <Button variant="quiet" icon="pencil" aria-label={t.editOf(name)} onPress={onEdit}>
        {t.edit}
      </Button>
      {!isRetired && (
        <Button variant="quiet" icon="cross" aria-label={t.retireOf(name)} onPress={onRetire}>
          {t.retire}
        </Button>
      )}
    </Cluster>
  );
}
