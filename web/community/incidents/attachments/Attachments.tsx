import { Suspense, useState } from "react";
import { lazily } from "../../../core/routing/lazily.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import type { Attachment } from "./attachment.ts";
import { AttachmentRow } from "./AttachmentRow.tsx";
import type { Incident } from "../store/incident.ts";
import * as css from "../incidents.css.ts";
import { kindIcons } from "../kinds.ts";
import { useAttachments } from "./useAttachments.ts";
import { words } from "../words.ts";

const AttachmentDialog = lazily(() => import("./AttachmentDialog.tsx"), "AttachmentDialog");

/** The number of each kind; expanded, the files. */
export function Attachments({ incident, name }: { incident: Incident; name: string }) {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const [viewed, setViewed] = useState<Attachment>();
  const files = useAttachments(incident, isOpen);
  const counts = incident.attachments.map(({ type, count }) => t.counts[type](count));

  return (
    <details className={css.files} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.filesHead} aria-label={`${t.files.show(counts.join(", "))} (${name})`}>
        {incident.attachments.map(({ type, count }) => (
          <span key={type} className={css.count}>
            <Icon name={kindIcons[type]} />
            {t.counts[type](count)}
          </span>
        ))}
        <span className={css.filesArrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      {!files && isOpen && <p>{t.files.loading}</p>}
      {files?.length === 0 && <p>{t.files.gone}</p>}
      {files && files.length > 0 && (
        <ul className={css.fileList}>
          {files.map((file) => (
            <AttachmentRow key={file.id} {...file} onOpen={() => setViewed(file)} />
          ))}
        </ul>
      )}
      <Suspense>
        {viewed && <AttachmentDialog attachment={viewed} onClose={() => setViewed(undefined)} />}
      </Suspense>
    </details>
  );
}
