import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useFeedbackColumns_feedback$data,
  useFeedbackColumns_feedback$key,
} from "#relay/useFeedbackColumns_feedback.graphql";
import { OpenLink } from "../../shell/desk/workspace/OpenLink.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Clamped, Muted, Stack } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment useFeedbackColumns_feedback on Feedback @inline {
    id
    receipt
    feedbackType
    agency
    text
    language
    wantsFollowUp
    state
    ownerName
    createdAt
    handledAt
    ...FeedbackDetail_feedback
  }
`;

type Row = useFeedbackColumns_feedback$data;

export const readFeedbackRow = (feedback: useFeedbackColumns_feedback$key): Row =>
  readInlineData(fragment, feedback);

const tones: Record<Row["feedbackType"], BadgeTone> = {
  general: "neutral",
  concern: "caution",
  positive: "positive",
};

/** The columns of the feedback list. */
export function useFeedbackColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "receipt",
        label: t.columns.receipt,
        text: ({ receipt }) => receipt,
        cell: ({ receipt, createdAt }) => (
          <Stack gap="xs">
            <bdi translate="no">{receipt}</bdi>
            <Muted>{format.dateTime(createdAt)}</Muted>
          </Stack>
        ),
        isRowHeader: true,
        width: 11.5,
      },
      {
        id: "agency",
        label: t.columns.agency,
        text: ({ agency }) => agency,
        cell: ({ agency, feedbackType }) => (
          <Stack gap="xs">
            <span>{agency}</span>
            <span>
              <Badge tone={tones[feedbackType]}>{t.types[feedbackType]}</Badge>
            </span>
          </Stack>
        ),
        staysBeside: true,
        minWidth: 10,
      },
      {
        id: "text",
        label: t.columns.text,
        text: ({ text }) => text,
        cell: ({ text, language }) => (
          <div lang={language}>
            <Clamped>{text}</Clamped>
          </div>
        ),
        share: 2,
        minWidth: 13,
      },
      {
        id: "state",
        label: t.columns.state,
        needsNoLabel: true,
        text: ({ state }) => t.states[state],
        cell: ({ state, ownerName, wantsFollowUp, handledAt }) => (
          <Stack gap="xs">
            <span>
              <Badge tone={state === "open" ? "underway" : "complete"}>{t.states[state]}</Badge>
            </span>
            {wantsFollowUp && <Muted>{t.followUp}</Muted>}
            {ownerName && <Muted>{t.seesToIt(ownerName)}</Muted>}
            {handledAt && <Muted>{t.handledOn(format.dateTime(handledAt))}</Muted>}
          </Stack>
        ),
        staysBeside: true,
        minWidth: 10,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => t.open,
        cell: (feedback) => (
          <OpenLink id={feedback.id} aria-label={t.openOf(feedback.receipt)}>
            {t.open}
          </OpenLink>
        ),
        isForActions: true,
        width: 9,
      },
    ],
    [t, format],
  );
}
