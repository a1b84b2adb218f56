import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StatementRecorder_verification$key } from "#relay/StatementRecorder_verification.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { RecorderPanel } from "./RecorderPanel.tsx";
import { canRecord } from "./useRecorder.ts";
import { words } from "./words.ts";

/** The recipient's own words, recorded with consent and stored with the case. */
export function StatementRecorder(props: { verification: StatementRecorder_verification$key }) {
  const { caseNumber, recordings } = useFragment(
    graphql`
      fragment StatementRecorder_verification on Verification {
        caseNumber
        recordings {
          id
          url
          createdAt
        }
      }
    `,
    props.verification,
  );
  const t = useWords(words).recorder;
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);

  function open() {
    if (canRecord()) setOpen(true);
    else toast({ title: t.open, description: t.unsupported, tone: "caution" });
  }
  return (
    <Card title={t.title} icon="microphone">
      <p>{t.lead}</p>
      {isOpen ? (
        <RecorderPanel caseNumber={caseNumber} />
      ) : (
        <Button variant="quiet" icon="microphone" onPress={open}>
          {t.open}
        </Button>
      )}
      {recordings.length > 0 && (
        <section aria-label={t.list}>
          <h3>{t.list}</h3>
          <Stack as="ul" gap="xs">
            {recordings.map(({ id, url, createdAt }, place) => (
              <li key={id}>
                <TextLink href={url} target="_blank" icon="file">
                  {`${t.item(place + 1)}, ${dateTime(createdAt)}`}
                </TextLink>
              </li>
            ))}
          </Stack>
        </section>
      )}
    </Card>
  );
}
