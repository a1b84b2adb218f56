import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useFeedbackColumns_feedback$data,
  useFeedbackColumns_feedback$key,
} from "#relay/useFeedbackColumns_feedback.graphql";
import { OpenLink } from "../../shell/desk/workspace/OpenLink.tsx";
import { useListFormat } from "../../shell/desk/lists/useListFormat.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Clamped, Cluster, Muted } from "../../design/layout/layout.tsx";
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
  const format = useListFormat();
  return useMemo(
    () => [
      {
        id: "receipt",
        label: t.columns.receipt,
        text: ({ receipt }) => receipt,
        cell: ({ receipt, createdAt }) => (
          <Cluster gap="xs">
            <bdi translate="no">{receipt}</bdi>
            <Muted>{format.brief(createdAt)}</Muted>
          </Cluster>
        ),
        isRowHeader: true,
        width: 14,
      },
      {
        id: "type",
        label: t.columns.type,
        needsNoLabel: true,
        text: ({ feedbackType }) => t.types[feedbackType],
        cell: ({ feedbackType }) => <Badge tone={tones[feedbackType]}>{t.types[feedbackType]}</Badge>,
        width: 6.5,
      },
      {
        id: "agency",
        label: t.columns.agency,
        text: ({ agency }) => agency,
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
          <Cluster gap="xs">
            {state === "open" && wantsFollowUp ? (
              <Badge tone="caution">{t.followUp}</Badge>
            ) : (
              <Badge isPlain={state === "open"} tone={state === "open" ? "neutral" : "complete"}>
                {t.states[state]}
              </Badge>
            )}
            {ownerName && <Muted>{t.seesToIt(ownerName)}</Muted>}
            {handledAt && <Muted>{t.handledOn(format.brief(handledAt))}</Muted>}
          </Cluster>
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
