import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { CopiesCard } from "./backup/CopiesCard.tsx";
import type { Incident } from "./store/incident.ts";
import { IncidentList } from "./IncidentList.tsx";
import { KeepingNotice } from "./KeepingNotice.tsx";
import type { LogState } from "./store/logState.ts";
import { PasscodeCard } from "./passcode/PasscodeCard.tsx";
import { findIncidents } from "./store/search.ts";
import { useTypeWord } from "./useTypeWord.ts";
import { useWhen } from "./useWhen.ts";
import { words } from "./words.ts";

/** A shorter list is read at a glance. */
const searchedFrom = 5;

interface OpenLogProps {
  log: Extract<LogState, { kind: "open" }>;
  onAdd: () => void;
  onEdit: (incident: Incident) => void;
}

/** The entries, and actions on all of them. */
export function OpenLog({ log, onAdd, onEdit }: OpenLogProps) {
  const t = useWords(words);
  const typeWord = useTypeWord();
  const when = useWhen();
  // Not in the URL: searches must not stay in the browser's history.
  const [question, setQuestion] = useState("");
  const found = findIncidents(log.incidents, question, ({ type, dateTime }) => {
    const { date, time } = when(dateTime);
    return [typeWord(type), date, time];
  });

  return (
    <>
      <KeepingNotice log={log} />
      {log.incidents.length === 0 ? (
        <EmptyState icon="book" text={t.empty}>
          <Button icon="plus" onPress={onAdd}>
            {t.addFirst}
          </Button>
        </EmptyState>
      ) : (
        <IncidentList
          found={found}
          isSearchable={log.incidents.length >= searchedFrom}
          isSearched={question.trim() !== ""}
          onSearch={setQuestion}
          onEdit={onEdit}
        />
      )}
      <CopiesCard found={found} isSearched={question.trim() !== ""} hasPasscode={log.hasPasscode} />
      {log.hasPasscode && <PasscodeCard />}
    </>
  );
}
