import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSay } from "../../../core/i18n/sentences.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { Evenly, Muted } from "../../../design/layout/layout.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { editAgain } from "./editAgain.ts";
import { discard, sendWaiting } from "./outbox.ts";
import type { Waiting } from "./queue.ts";
import { useArrival } from "./useArrival.ts";
import { editWords } from "../words.edit.ts";
import { words } from "../words.ts";

/** One submission. Another person's shows no content, and is sent when they sign in again. */
export function WaitingCard({ item, isOwn }: { item: Waiting; isOwn: boolean }) {
  const { waiting: t } = useWords(words);
  const e = useWords(editWords);
  const say = useSay();
  const format = useFormat();
  const navigate = useNavigate();
  const arrive = useArrival();
  const [isBusy, setBusy] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, kind, about, writtenAt, path, refusal } = item;

  async function sendNow() {
    setBusy(true);
    const cutOff = { arrived: [], left: 1, isCutOff: true };
    const sent = await sendWaiting({ chosen: id }).catch(() => cutOff);
    setBusy(false);
    if (sent.isCutOff) toast({ title: t.cutOff, description: t.cutOffText, tone: "caution" });
    await arrive(sent, { isAsked: true });
  }
  async function edit() {
    setOpening(true);
    const edited = await editAgain(id).catch(() => "notKept" as const);
    setOpening(false);
    if (edited === "notKept") return toast({ title: e.notKept, description: e.notKeptText, tone: "caution" });
    if (edited === "occupied") toast({ title: e.occupied, description: e.occupiedText, tone: "caution" });
    await navigate(path);
  }
  return (
    <Card title={t.kinds[kind]} icon={refusal ? "alert" : "clock"}>
      {isOwn && <p>{about}</p>}
      <Muted>{t.written(format.dateTime(writtenAt))}</Muted>
      {!isOwn && (
        <Notice tone="caution" icon="lock">
          {t.foreign}
        </Notice>
      )}
      {isOwn && refusal && (
        <Notice tone="critical" title={t.refused}>
          {[refusal.message].flat().map(say).join(" ")}
        </Notice>
      )}
      {isOwn && (
        <Button isWide icon="send" isPending={isBusy} pendingText={t.sending} onPress={() => void sendNow()}>
          {t.send}
        </Button>
      )}
      <Evenly>
        {isOwn ? (
          <Button variant="quiet" icon="pencil" isPending={isOpening} onPress={() => void edit()}>
            {t.edit}
          </Button>
        ) : (
          <ButtonLink href="/officer-login" variant="quiet" icon="shield">
            {t.signIn}
          </ButtonLink>
        )}
        <Button variant="quiet" icon="trash" onPress={() => setAsking(true)}>
          {t.discard}
        </Button>
      </Evenly>
      <ConfirmDialog
        title={t.discardTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => discard(id)}
        confirmText={t.discard}
        isDangerous
      >
        <p>{t.discardText}</p>
      </ConfirmDialog>
    </Card>
  );
}
