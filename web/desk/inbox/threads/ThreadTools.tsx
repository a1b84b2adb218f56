import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ThreadTools_counts$key } from "#relay/ThreadTools_counts.graphql";
import { threadViews } from "../../../../shared/desk/inbox/rules.ts";
import { Views } from "../../../shell/desk/workspace/Views.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { SearchField } from "../../../design/fields/SearchField.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { inboxPriorities, inboxTypes } from "../inbox/inboxAddress.ts";
import { words as centerWords } from "../words.desk.ts";
import * as css from "./Threads.css.ts";
import { changeThreadAddress, type ThreadAddress } from "./threadAddress.ts";
import { words } from "./words.desk.ts";

interface ThreadToolsProps {
  asked: ThreadAddress;
  counts: ThreadTools_counts$key;
  onChange: (next: Partial<ThreadAddress>) => void;
  children: ReactNode;
}

/** The views with their counts, search and filters. */
export function ThreadTools({ asked, counts: ref, onChange, children }: ThreadToolsProps) {
  const t = useWords(words);
  const center = useWords(centerWords);
  const [address] = useSearch();
  const { needsAnswer, urgent, failed, mine, all } = useFragment(
    graphql`
      fragment ThreadTools_counts on CommunicationThreadCounts {
        needsAnswer
        urgent
        failed
        mine
        all
      }
    `,
    ref,
  );
  const counts = { needs_answer: needsAnswer, urgent, failed, mine, all };
  return (
    <>
      <Views
        views={threadViews}
        current={asked.view}
        names={t.views}
        counts={counts}
        hrefOf={(view) =>
          `/admin/communications?${changeThreadAddress(address, { view, thread: null }).toString()}`
        }
      >
        {children}
      </Views>
      <div className={css.tools}>
        <SearchField
          label={center.inbox.search}
          placeholder={center.inbox.searchPlaceholder}
          value={asked.search}
          onSearch={(text) => onChange({ search: text.trim() })}
        />
        <Select
          label={center.inbox.type}
          options={[
            { id: "any", label: center.inbox.anyType },
            ...inboxTypes.map((id) => ({ id, label: center.inbox.types[id] })),
          ]}
          value={asked.type ?? "any"}
          onChange={(chosen) => onChange({ type: inboxTypes.find((known) => known === chosen) ?? null })}
        />
        <Select
          label={center.inbox.priority}
          options={[
            { id: "any", label: center.inbox.anyPriority },
            ...inboxPriorities.map((id) => ({ id, label: center.priorities[id] })),
          ]}
          value={asked.priority ?? "any"}
          onChange={(chosen) =>
            onChange({ priority: inboxPriorities.find((known) => known === chosen) ?? null })
          }
        />
      </div>
    </>
  );
}
