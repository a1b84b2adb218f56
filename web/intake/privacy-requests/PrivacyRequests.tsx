import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  PrivacyRequests_request$data,
  PrivacyRequests_request$key,
} from "#relay/PrivacyRequests_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { useMinute } from "../../design/display/timer/clock.ts";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { May } from "../../shell/desk/May.tsx";
import { AnswerPrivacyDialog } from "./AnswerPrivacyDialog.tsx";
import { NotePrivacyDialog } from "./NotePrivacyDialog.tsx";
import { words } from "./words.desk.ts";

type PrivacyRequest = PrivacyRequests_request$data["privacyRequests"][number];

/** What the person asked about their own data, and the answers. */
export function PrivacyRequests({ request: ref }: { request: PrivacyRequests_request$key }) {
  const t = useWords(words);
  const { id, caseId, privacyRequests } = useFragment(
    graphql`
      fragment PrivacyRequests_request on EmergencyRequest {
        id
        caseId
        privacyRequests {
          number
          kind
          content
          openedAt
          openedBy
          dueAt
          outcome
          answer
          answeredAt
          answeredBy
        }
      }
    `,
    ref,
  );
  const [isNoting, setNoting] = useState(false);
  const [answering, setAnswering] = useState<PrivacyRequest>();
  return (
    <Card title={t.title} level={3}>
      <Stack>
        {privacyRequests.length === 0 ? (
          <Muted>{t.none}</Muted>
        ) : (
          <Stack as="ul" gap="md">
            {privacyRequests.map((one) => (
              <li key={one.number}>
                <Question one={one} caseId={caseId} onAnswer={() => setAnswering(one)} />
              </li>
            ))}
          </Stack>
        )}
        <May do="workCases">
          <Cluster>
            <Button variant="quiet" icon="plus" onPress={() => setNoting(true)}>
              {t.note}
            </Button>
          </Cluster>
        </May>
      </Stack>
      {isNoting && <NotePrivacyDialog id={id} onClose={() => setNoting(false)} />}
      {answering && (
        <AnswerPrivacyDialog asked={answering} about={id} onClose={() => setAnswering(undefined)} />
      )}
    </Card>
  );
}

interface QuestionProps {
  one: PrivacyRequest;
  caseId: string;
  onAnswer: () => void;
}

function Question({ one, caseId, onAnswer }: QuestionProps) {
  const t = useWords(words);
  const format = useFormat();
  const { kind, outcome, openedBy, answeredAt, answeredBy } = one;
  const openedAt = format.dateTime(one.openedAt);
  return (
    <Stack gap="xs">
      <Cluster gap="xs">
        <b>{t.kinds[kind]}</b>
        {outcome ? <Badge>{t.outcomes[outcome]}</Badge> : <OpenBadge dueAt={one.dueAt} />}
      </Cluster>
      {one.content !== "" && (
        <p>
          <BreakableText text={one.content} />
        </p>
      )}
      <Muted>
        {[
          openedBy === null ? t.inPass(openedAt) : t.told(openedBy, openedAt),
          outcome && answeredAt
            ? t.answered(answeredBy ?? "", format.dateTime(answeredAt))
            : t.due(format.date(one.dueAt)),
        ].join(" · ")}
      </Muted>
      {one.answer !== "" && (
        <p>
          <BreakableText text={one.answer} />
        </p>
      )}
      <May do="workCases">
        <Cluster gap="sm">
          {kind === "access" &&
            (["html", "json"] as const).map((name) => (
              <TextLink
                key={name}
                href={`/api/admin/privacy-requests/${one.number}/file?format=${name}`}
                icon="download"
                download
                aria-label={name === "html" ? t.pageOf(caseId) : t.jsonOf(caseId)}
              >
                {name === "html" ? t.page : t.json}
              </TextLink>
            ))}
          {!outcome && (
            <Button variant="quiet" aria-label={t.answerOf(t.kinds[kind])} onPress={onAnswer}>
              {t.answer}
            </Button>
          )}
        </Cluster>
      </May>
    </Stack>
  );
}

function OpenBadge({ dueAt }: { dueAt: string }) {
  const t = useWords(words);
  const isLate = new Date(dueAt).getTime() <= useMinute();
  return isLate ? (
    <Badge tone="critical" icon="alert">
      {t.late}
    </Badge>
  ) : (
    <Badge tone="caution">{t.open}</Badge>
  );
}
