import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CaseNotes_request$key } from "#relay/CaseNotes_request.graphql";
import type { CaseNotesMutation } from "#relay/CaseNotesMutation.graphql";
import type { CaseNotesSeenMutation } from "#relay/CaseNotesSeenMutation.graphql";
import { maxNoteCharacters, noteForm } from "../../../../shared/desk/cases/desk/rules.ts";
import { May } from "../../../shell/desk/May.tsx";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Form } from "../../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { words } from "./words.desk.ts";

interface CaseNotesProps {
  request: CaseNotes_request$key;
  /** Above 0, the field takes the focus, again with each new number. */
  writing: number;
}

/** The internal notes of a case. Opening them marks the reader's mentions as seen. */
export function CaseNotes({ request: ref, writing }: CaseNotesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (writing > 0) place.current?.querySelector("textarea")?.focus();
  }, [writing]);
  const t = useWords(words);
  const format = useFormat();
  const works = useMay()("workCases");
  // Another form after each note, without the text.
  const [saved, setSaved] = useState(0);
  const { id, notes } = useFragment(
    graphql`
      fragment CaseNotes_request on EmergencyRequest {
        id
        notes {
          number
          by
          at
          text
        }
      }
    `,
    ref,
  );
  const [add] = useAction<CaseNotesMutation>(graphql`
    mutation CaseNotesMutation($input: AddCaseNoteInput!) {
      addCaseNote(input: $input) {
        request {
          noteCount
          ...CaseNotes_request
        }
      }
    }
  `);
  const [see] = useAction<CaseNotesSeenMutation>(graphql`
    mutation CaseNotesSeenMutation($input: SeeCaseMentionsInput!) {
      seeCaseMentions(input: $input) {
        seen
      }
    }
  `);
  // Not awaited: the next opening makes up for a lost one.
  const look = useEffectEvent(() => void see({ input: { id } }).catch(() => {}));
  const newest = notes[0]?.number;
  useEffect(() => {
    if (works && newest !== undefined) look();
  }, [works, newest]);

  async function send({ text }: { text: string }) {
    await add({ input: { id, text } });
    toast({ title: t.added, tone: "positive", about: id });
    setSaved((times) => times + 1);
  }
  return (
    <Stack>
      <May do="workCases">
        <div ref={place}>
          <Form key={saved} schema={noteForm} onSubmit={send} aria-label={t.open}>
            <TextField
              name="text"
              label={t.label}
              description={t.hint}
              rows={2}
              autoFocus={saved > 0}
              maxLength={maxNoteCharacters}
              isRequired
            />
            <Cluster>
              <SubmitButton variant="quiet" icon="check" pendingText={t.adding}>
                {t.add}
              </SubmitButton>
            </Cluster>
          </Form>
        </div>
      </May>
      {notes.length === 0 ? (
        <Muted>{t.none}</Muted>
      ) : (
        <Stack as="ul" gap="sm">
          {notes.map(({ number, by, at, text }) => (
            <li key={number}>
              <p>
                <BreakableText text={text} />
              </p>
              <Muted>
                {by}, {format.dateTime(at)}
              </Muted>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
