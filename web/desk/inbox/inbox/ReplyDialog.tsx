import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import type { ReplyDialog_communication$key } from "#relay/ReplyDialog_communication.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import * as items from "../../../design/layout/item.css.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { words } from "../words.desk.ts";

/** The answered item as the dialog first showed it. */
const fragment = graphql`
  fragment ReplyDialog_communication on Communication @inline {
    senderName
    preview
    language
    ...ReplyForm_communication
  }
`;

interface ReplyDialogProps {
  communication: ReplyDialog_communication$key;
  onClose: () => void;
}

/** Answers a received item of a list. */
export function ReplyDialog({ communication: ref, onClose }: ReplyDialogProps) {
  const communication = readInlineData(fragment, ref);
  const { senderName, preview, language } = communication;
  const all = useWords(words);
  const t = all.answer;
  const [text, setText] = useState("");
  return (
    <Dialog title={t.title(senderName || all.inbox.public)} isOpen onClose={onClose} keepsOpen>
      <ReplyForm
        communication={communication}
        text={text}
        onText={setText}
        onSent={onClose}
        autoFocus
        quoted={
          <blockquote className={items.text} dir="auto" lang={language ?? undefined} aria-label={t.quoted}>
            {preview}
          </blockquote>
        }
        cancel={
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
        }
      />
    </Dialog>
  );
}
