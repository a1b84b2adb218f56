import { useMemo } from "react";
import { graphql } from "react-relay";
import type { FeedbackDeskPageQuery$data } from "#relay/FeedbackDeskPageQuery.graphql";
import { OpenLink } from "../../shell/desk/workspace/OpenLink.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Clamped, Muted, Stack } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import { words } from "./words.desk.ts";

export type Feedback = FeedbackDeskPageQuery$data["feedback"]["edges"][number]["node"];

void graphql`
  fragment useFeedbackColumns_feedback on Feedback {
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

const tones: Record<Feedback["feedbackType"], BadgeTone> = {
  general: "neutral",
  concern: "caution",
  positive: "positive",
};

/** The columns of the feedback list. */
export function useFeedbackColumns(): readonly TableColumn<Feedback>[] {
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
