import type { ReactNode } from "react";
import { communicationTypes, priorities } from "../../../shared/desk/inbox/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { SearchField } from "../../design/fields/SearchField.tsx";
import * as css from "./inbox.css.ts";
import type { MessageFilter } from "./inboxAddress.ts";
import { words } from "./words.desk.ts";

interface MessageToolsProps {
  filter: MessageFilter;
  onChange: (next: Partial<MessageFilter>) => void;
  /** A filter of its own, after the search. */
  children?: ReactNode;
}

/** Search and filters of a list of messages or threads. */
export function MessageTools({ filter, onChange, children }: MessageToolsProps) {
  const t = useWords(words);
  return (
    <div className={css.tools}>
      <SearchField
        label={t.inbox.search}
        placeholder={t.inbox.searchPlaceholder}
        value={filter.search}
        onSearch={(text) => onChange({ search: text.trim() })}
      />
      {children}
      <Select
        label={t.inbox.type}
        options={[
          { id: "any", label: t.inbox.anyType },
          ...communicationTypes.map((id) => ({ id, label: t.inbox.types[id] })),
        ]}
        value={filter.type ?? "any"}
        onChange={(chosen) =>
          onChange({ type: communicationTypes.find((known) => known === chosen) ?? null })
        }
      />
      <Select
        label={t.inbox.priority}
        options={[
          { id: "any", label: t.inbox.anyPriority },
          ...[...priorities].reverse().map((id) => ({ id, label: t.priorities[id] })),
        ]}
        value={filter.priority ?? "any"}
        onChange={(chosen) => onChange({ priority: priorities.find((known) => known === chosen) ?? null })}
      />
    </div>
  );
}
