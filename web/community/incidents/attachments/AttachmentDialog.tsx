import { useEffect, useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { shortFileName } from "../../../design/fields/files/FileName.tsx";
import { Actions, Muted } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import type { Attachment } from "./attachment.ts";
import * as css from "../incidents.css.ts";
import { saveFile } from "../../../core/device/saveFile.ts";
import { log } from "../store/useIncidentLog.ts";
import { words } from "../words.ts";

/**
 * Shows a photo or plays a recording inside the page, so that nothing appears among the downloads.
 */
export function AttachmentDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const t = useWords(words).files;
  const { content, address, isGone } = useContent(attachment);
  const [isBroken, setBroken] = useState(false);
  const { kind, name } = attachment;
  const title = shortFileName(name);
  const fail = () => setBroken(true);

  return (
    <Dialog title={title} isOpen onClose={onClose} isWide>
      {title !== name && <p className={css.description}>{name}</p>}
      {isGone && <Notice tone="caution">{t.gone}</Notice>}
      {address && kind === "image" && !isBroken && (
        <img className={css.photo} src={address} alt={name} onError={fail} />
      )}
      {address && kind === "audio" && !isBroken && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own recording has none
        <audio className={css.sound} src={address} controls aria-label={name} onError={fail} />
      )}
      {(isBroken || kind === "document") && <p>{t.notShown}</p>}
      {content && <Muted>{t.saveNote}</Muted>}
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {t.close}
        </Button>
        {content && (
          <Button icon="download" onPress={() => saveFile(content, name)}>
            {t.save}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}

/** The file and an object URL, which is revoked when the dialog closes. */
function useContent(attachment: Attachment) {
  const [content, setContent] = useState<Blob>();
  const [address, setAddress] = useState<string>();
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    let made: string | undefined;
    let isHere = true;
    async function load() {
      const found = await log.files.read(attachment).catch(() => undefined);
      if (!isHere) return;
      if (!found) return setGone(true);
      made = URL.createObjectURL(found);
      setContent(found);
      setAddress(made);
    }
    void load();
    return () => {
      isHere = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [attachment]);

  return { content, address, isGone };
}
