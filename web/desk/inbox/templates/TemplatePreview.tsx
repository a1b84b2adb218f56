import { Suspense, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { TemplatePreview_template$key } from "#relay/TemplatePreview_template.graphql";
import type { TemplatePreviewQuery } from "#relay/TemplatePreviewQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import * as items from "../../../design/layout/item.css.ts";
import { words } from "../words.desk.ts";
import { RecipientField } from "../compose/RecipientField.tsx";
import type { Recipient } from "../compose/useRecipients.ts";

interface TemplatePreviewProps {
  template: TemplatePreview_template$key;
  onClose: () => void;
}

/** A template as a real recipient would get it, in their language. */
export function TemplatePreview({ template, onClose }: TemplatePreviewProps) {
  const { number, name } = useFragment(
    graphql`
      fragment TemplatePreview_template on CommunicationTemplate {
        number
        name
      }
    `,
    template,
  );
  const t = useWords(words).wordings;
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  return (
    <Dialog title={t.previewTitle(name)} isOpen onClose={onClose}>
      <Stack>
        <p>{t.previewPick}</p>
        <RecipientField value={recipient} onChange={setRecipient} />
        {recipient && (
          <Suspense fallback={<Loading />}>
            <Previewed template={number} recipient={recipient} />
          </Suspense>
        )}
      </Stack>
    </Dialog>
  );
}

function Previewed({ template, recipient }: { template: number; recipient: Recipient }) {
  const t = useWords(words).wordings;
  const { key, kind, requestNumber } = recipient;
  const { templatePreview } = useLazyLoadQuery<TemplatePreviewQuery>(
    graphql`
      query TemplatePreviewQuery($template: Int!, $recipient: String!, $request: Int) {
        templatePreview(template: $template, recipient: $recipient, request: $request) {
          subject
          body
          language
          missing
          refused
        }
      }
    `,
    { template, recipient: key, request: kind === "officer" ? requestNumber : null },
    { fetchPolicy: "network-only" },
  );
  const { subject, body, language, missing, refused } = templatePreview;
  return (
    <article className={items.item} lang={language}>
      {subject && <span className={items.title}>{subject}</span>}
      <p className={items.text} dir="auto">
        {body}
      </p>
      {missing.length > 0 && (
        <Notice tone="caution">{t.previewMissing(missing.map((name) => `{${name}}`).join(", "))}</Notice>
      )}
      {refused.map((sentence) => (
        <Notice key={sentence} tone="caution">
          {sentence}
        </Notice>
      ))}
    </article>
  );
}
