import { useRef, useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import type { Incident } from "./store/incident.ts";
import { IncidentCard } from "./IncidentCard.tsx";
import * as css from "./incidents.css.ts";
import { log } from "./store/useIncidentLog.ts";
import { words } from "./words.ts";

const perPage = 30;

interface IncidentListProps {
  found: readonly Incident[];
  isSearchable: boolean;
  isSearched: boolean;
  onSearch: (question: string) => void;
  onEdit: (incident: Incident) => void;
}

/** Newest first, thirty at a time. */
export function IncidentList({ found, isSearchable, isSearched, onSearch, onEdit }: IncidentListProps) {
  const t = useWords(words);
  const [shown, setShown] = useState(perPage);
  const heading = useRef<HTMLHeadingElement>(null);
  const hidden = found.length - shown;

  function remove({ id }: Incident) {
    const removed = log.remove(id);
    let isBack = false;
    const undo = () => {
      isBack = true;
      removed.undo();
    };
    toast({
      title: t.deleted,
      action: { label: t.undo, onPress: undo },
      onClosed: () => isBack || void removed.forget(),
    });
    heading.current?.focus(); // the focused button was removed
  }

  return (
    <section className={css.section}>
      <div className={css.listHead}>
        <h2 ref={heading} tabIndex={-1} className={css.listTitle}>
          {t.listTitle}
        </h2>
        <span role="status">
          <Muted>{t.found(found.length)}</Muted>
        </span>
      </div>
      {(isSearchable || isSearched) && (
        <TextField name="search" type="search" label={t.search} onChange={onSearch} autoComplete="off" />
      )}
      {found.length === 0 && isSearched && <p>{t.nothingFound}</p>}
      <Stack as="ul">
        {found.slice(0, shown).map((incident) => (
          <IncidentCard
            key={incident.id}
            incident={incident}
            onEdit={() => onEdit(incident)}
            onDelete={() => remove(incident)}
          />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="quiet" isWide onPress={() => setShown(shown + perPage)}>
          {t.more(Math.min(hidden, perPage))}
        </Button>
      )}
    </section>
  );
}
