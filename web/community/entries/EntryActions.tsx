import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { EntryActions_entry$key } from "#relay/EntryActions_entry.graphql";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import { EntryForms } from "./EntryForms.tsx";
import { useEntryActs } from "./useEntryActs.ts";

interface EntryActionsProps {
  entry: EntryActions_entry$key;
  /** Without Retire, which the opened entry has. */
  isInRow?: boolean;
}

/** Confirms, edits, retires or restores an entry. */
export function EntryActions({ entry: ref, isInRow = false }: EntryActionsProps) {
  const t = useWords(words);
  const { confirm, bringBack, isBusy } = useEntryActs();
  const { edit, retire } = use(EntryForms);
  const shortcut = useShortcuts();
  const entry = useFragment(
    graphql`
      fragment EntryActions_entry on Resource {
        id
        version
        name
        isRetired
        ...EntryFields_entry
      }
    `,
    ref,
  );
  const { id, version, name, isRetired } = entry;
  const shown = { id, version, name };
  return (
    <Cluster gap="xs">
      {isRetired ? (
        <Button
          variant="quiet"
          icon="refresh"
          {...shortcut("c")}
          isPending={isBusy}
          aria-label={t.bringBackOf(name)}
          onPress={() => void bringBack(shown)}
        >
          {t.bringBack}
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon="check"
          {...shortcut("c")}
          isPending={isBusy}
          aria-label={t.confirmOf(name)}
          onPress={() => void confirm(shown)}
        >
          {t.confirm}
        </Button>
      )}
      <Button
        variant="quiet"
        icon="pencil"
        {...shortcut("e")}
        aria-label={t.editOf(name)}
        tooltip={t.edit}
        onPress={() => edit(entry)}
      />
      {!isInRow && !isRetired && (
        <Button
          variant="quiet"
          icon="cross"
          {...shortcut("r")}
          aria-label={t.retireOf(name)}
          tooltip={t.retire}
          onPress={() => retire(shown)}
        />
      )}
    </Cluster>
  );
}
