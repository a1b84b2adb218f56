import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Actions, Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { markNotificationsRead, nameOf, useNotifications, type Notification } from "./notifications.ts";
import { changeTones } from "../statuses/tones.ts";
import type { en } from "./words.ts";
import { words } from "./words.ts";

type Words = typeof en;

/** The status changes noticed on this device. Opening it marks them as read. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const all = useWords(words);
  const t = all.dialog;
  const list = useNotifications();
  // New ones stay marked while reading, including later arrivals.
  const [opened] = useState(() => ({
    at: new Date().toISOString(),
    unread: new Set(list.filter(isUnread).map(nameOf)),
  }));
  const isNew = (change: Notification) => change.at >= opened.at || opened.unread.has(nameOf(change));
  const navigate = useNavigate();
  useEffect(() => markNotificationsRead(), [list]);

  function open({ number, letter, answer }: Notification) {
    onClose();
    void navigate(answer ? "/verification" : `/request/${number}${letter ? "?tab=letters" : ""}`);
  }
  return (
    <Dialog title={t.title} isOpen isDrawer onClose={onClose}>
      {list.length === 0 ? (
        <EmptyState icon="bell" title={t.empty} text={t.emptyText} />
      ) : (
        <Stack as="ul" gap="sm">
          {list.map((change) => (
            <li key={nameOf(change)}>
              <Change change={change} isNew={isNew(change)} onOpen={() => open(change)} />
            </li>
          ))}
        </Stack>
      )}
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {t.close}
        </Button>
      </Actions>
    </Dialog>
  );
}

const isUnread = ({ isRead }: Notification) => !isRead;

function Change(props: { change: Notification; isNew: boolean; onOpen: () => void }) {
  const { change, isNew, onOpen } = props;
  const all = useWords(words);
  const t = all.dialog;
  const format = useFormat();
  const { title, text, tone } = told(change, all);
  return (
    <Notice tone={tone} title={title}>
      <p>{all.changes.about(change.caseId, text)}</p>
      <Cluster isSpread gap="xs">
        <Muted>{format.dateTime(change.at)}</Muted>
        {isNew && (
          <Badge tone="info" icon="spark">
            {t.new}
          </Badge>
        )}
        <Button
          variant="plain"
          icon="arrow-right"
          onPress={onOpen}
          aria-label={change.answer ? t.openCase(change.caseId) : t.open(change.caseId)}
        >
          {change.answer ? t.case : all.changes.open}
        </Button>
      </Cluster>
    </Notice>
  );
}

/** Stored changes may have statuses older than the words. */
function told({ letter, answer, status }: Notification, { dialog: t, changes }: Words) {
  if (letter) return { title: t.letter, text: t.letterText(letter), tone: "info" as const };
  if (answer) return { ...t.answers[answer], tone: answer === "verified" ? "positive" : "critical" } as const;
  const said = changes.notifications[status] ?? changes.notifications.pending;
  return { ...said, tone: changeTones[status] ?? "neutral" };
}
