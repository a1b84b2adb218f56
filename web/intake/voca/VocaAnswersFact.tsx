import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VocaAnswersFact_request$key } from "#relay/VocaAnswersFact_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { FactButton } from "../../design/display/FactButton.tsx";
import { Fact } from "../../design/display/Facts.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { VocaAnswersDialog } from "./VocaAnswersDialog.tsx";
import { words } from "./words.desk.ts";

/** Among facts: what the person says of themself for the VOCA report, and a dialog for a call. */
export function VocaAnswersFact({ request: ref }: { request: VocaAnswersFact_request$key }) {
  const t = useWords(words);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { id, viewerAsksVoca, vocaAnswers } = useFragment(
    graphql`
      fragment VocaAnswersFact_request on EmergencyRequest {
        id
        viewerAsksVoca
        vocaAnswers {
          age
          gender
          race
          classifications
          isFromPass
          saidAt
          version
        }
      }
    `,
    ref,
  );
  const known = vocaAnswers ?? null;
  const said =
    known &&
    [
      known.age && t.labels.ages[known.age],
      known.gender && t.labels.genders[known.gender],
      known.race && t.labels.races[known.race],
      ...known.classifications.map((word) => t.labels.classifications[word]),
    ].filter(Boolean);
  const action = known ? t.change : t.ask;
  return (
    <>
      <Fact
        term={t.title}
        aside={viewerAsksVoca && <FactButton term={t.title} action={action} onPress={() => setOpen(true)} />}
      >
        <Stack gap="xs">
          <span>{said ? said.join("; ") || t.notReported : t.notAsked}</span>
          {known && <Muted>{(known.isFromPass ? t.byPerson : t.byDesk)(format.date(known.saidAt))}</Muted>}
          {!viewerAsksVoca && <Muted>{t.tooEarly}</Muted>}
        </Stack>
      </Fact>
      {isOpen && (
        <VocaAnswersDialog
          id={id}
          known={known}
          version={known?.version ?? 0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
