import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { FeedbackDetailQuery } from "#relay/FeedbackDetailQuery.graphql";
import type { FeedbackDetail_feedback$key } from "#relay/FeedbackDetail_feedback.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { Detail, MissingDetail } from "../../shell/desk/workspace/Detail.tsx";
import { useDetailQuery } from "../../shell/desk/workspace/useDetailQuery.ts";
import { OpenRow } from "../../shell/desk/workspace/openRow.ts";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import { FeedbackContact } from "./FeedbackContact.tsx";
import { HandleForm } from "./HandleForm.tsx";
import { useFeedbackActs } from "./useFeedbackActs.ts";

/** The open feedback. */
export function FeedbackDetail() {
  const { node } = useDetailQuery<FeedbackDetailQuery>(graphql`
    query FeedbackDetailQuery($id: ID!) @preloadable {
      node(id: $id) {
        ...FeedbackDetail_feedback @alias(as: "feedback")
      }
    }
  `);
  return node?.feedback ? <Found feedback={node.feedback} /> : <MissingDetail />;
}

/** One feedback in full: claim, follow up, close, or reopen. */
function Found({ feedback }: { feedback: FeedbackDetail_feedback$key }) {
  const t = useWords(words);
  const format = useFormat();
  const acts = useFeedbackActs();
  const may = useMay();
  const shortcut = useShortcuts();
  const { close } = use(OpenRow);
  const row = useFragment(
    graphql`
      fragment FeedbackDetail_feedback on Feedback {
        id
        receipt
        feedbackType
        agency
        text
        language
        wantsFollowUp
        hasContact
        state
        ownerName
        isMine
        note
        createdAt
        handledAt
      }
    `,
    feedback,
  );
  const { id, receipt, state, isMine, ownerName } = row;
  const isHeld = isMine && state === "open";

  async function release() {
    if (await acts.release(id)) close();
  }
  return (
    <Detail
      title={receipt}
      actions={
        may("workDesk") &&
        !isHeld &&
        (state === "handled" || !ownerName) &&
        (state === "handled" ? (
          <Button
            variant="quiet"
            icon="refresh"
            {...shortcut("c")}
            isPending={acts.isBusy}
            onPress={() => void acts.reopen(id)}
          >
            {t.reopen}
          </Button>
        ) : (
          <Button icon="check" {...shortcut("c")} isPending={acts.isBusy} onPress={() => void acts.take(id)}>
            {t.take}
          </Button>
        ))
      }
    >
      <Stack>
        <Facts>
          <Fact term={t.columns.agency}>{row.agency}</Fact>
          <Fact term={t.type}>
            {`${t.types[row.feedbackType]}${row.wantsFollowUp ? ` · ${t.followUp}` : ""}`}
          </Fact>
          <Fact term={t.received}>{format.dateTime(row.createdAt)}</Fact>
          <Fact term={t.owner}>{ownerName ?? t.noOwner}</Fact>
          <Fact term={t.columns.text} isWide>
            <span lang={row.language}>{row.text}</span>
          </Fact>
          <Fact isWide term={t.contact}>
            {row.hasContact && may("workDesk") ? (
              <FeedbackContact id={id} wantsFollowUp={row.wantsFollowUp} />
            ) : (
              <Muted>{row.hasContact ? t.contactHidden : t.noContact}</Muted>
            )}
          </Fact>
          <Fact term={t.note} isWide>
            {row.note}
          </Fact>
          <Fact term={t.states.handled}>{row.handledAt && format.dateTime(row.handledAt)}</Fact>
        </Facts>
        {isHeld && (
          <HandleForm id={id} receipt={receipt} onRelease={() => void release()} onHandled={close} />
        )}
      </Stack>
    </Detail>
  );
}
