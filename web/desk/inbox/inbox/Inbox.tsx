import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { SearchField } from "../../../design/fields/SearchField.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import * as css from "./Inbox.css.ts";
import type { ReplyDialog_communication$key } from "#relay/ReplyDialog_communication.graphql";
import { words } from "../words.desk.ts";
import {
  changeInboxAddress,
  inboxPriorities,
  inboxTypes,
  inboxViews,
  readInboxAddress,
  type InboxAddress,
} from "./inboxAddress.ts";
import { InboxList } from "./InboxList.tsx";
import { ReplyDialog } from "./ReplyDialog.tsx";

/**
 * Recent Notifications on the dashboard, with search and filters in the URL. Its dialog is outside
 * the list, so that an update does not close it.
 */
export function Inbox() {
  const t = useWords(words).inbox;
  const [address, setAddress] = useSearch();
  const asked = readInboxAddress(address);
  const [replyTo, setReplyTo] = useState<ReplyDialog_communication$key>();
  const change = (next: Partial<InboxAddress>) => setAddress((now) => changeInboxAddress(now, next));
  const { view, type, priority, search } = asked;

  return (
    <Stack>
      <div className={css.tools}>
        <SearchField
          label={t.search}
          placeholder={t.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text.trim() })}
        />
        <Select
          label={t.view}
          options={inboxViews.map((id) => ({ id, label: t.views[id] }))}
          value={view}
          onChange={(chosen) => change({ view: inboxViews.find((known) => known === chosen) ?? "all" })}
        />
        <Select
          label={t.type}
          options={[{ id: "any", label: t.anyType }, ...inboxTypes.map((id) => ({ id, label: t.types[id] }))]}
          value={type ?? "any"}
          onChange={(chosen) => change({ type: inboxTypes.find((known) => known === chosen) ?? null })}
        />
        <Priority value={priority} onChange={(next) => change({ priority: next })} />
      </div>
      <InboxList
        key={`${view} ${type} ${priority} ${search}`}
        asked={asked}
        onReply={setReplyTo}
        onShowAll={() => change({ view: "all", type: null, priority: null, search: "" })}
      />
      {replyTo && <ReplyDialog communication={replyTo} onClose={() => setReplyTo(undefined)} />}
    </Stack>
  );
}

function Priority(props: {
  value: InboxAddress["priority"];
  onChange: (next: InboxAddress["priority"]) => void;
}) {
  const t = useWords(words);
  return (
    <Select
      label={t.inbox.priority}
      options={[
        { id: "any", label: t.inbox.anyPriority },
        ...inboxPriorities.map((id) => ({ id, label: t.priorities[id] })),
      ]}
      value={props.value ?? "any"}
      onChange={(chosen) => props.onChange(inboxPriorities.find((known) => known === chosen) ?? null)}
    />
  );
}
