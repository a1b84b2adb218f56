import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import historyQuery from "#relay/HistoryDialogQuery$parameters";
import type { HistoryDialogQuery } from "#relay/HistoryDialogQuery.graphql";
import type { AiTabQuery } from "#relay/AiTabQuery.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../core/relay/useQueryOnPress.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { aiWords } from "./words.ai.ts";
import { HistoryDialog } from "./HistoryDialog.tsx";
import { RecommendationBoard } from "./RecommendationBoard.tsx";
import * as css from "./rulebook.css.ts";
import { RulesetDialog } from "./rules/RulesetDialog.tsx";
import { RulesetItem } from "./rules/RulesetItem.tsx";
import { useReadAgain } from "./useReadAgain.ts";
import { useRulebookChanges } from "./useRulebookChanges.ts";

/** The AI rulesets in order of application, and the calibration report; live. */
export function AiTab({ fetchKey }: { fetchKey: number }) {
  const t = useWords(aiWords);
  const [times, readAgain] = useReadAgain();
  const [opened, setOpened] = useState<"new" | { edits: string }>();
  const history = useQueryOnPress<HistoryDialogQuery>(historyQuery, { fetchPolicy: "network-only" });
  const {
    aiRulesets: rulesets,
    viewerMayWriteRulesets: mayWrite,
    recommendationBoard,
  } = useLazyLoadQuery<AiTabQuery>(
    graphql`
      query AiTabQuery {
        viewerMayWriteRulesets
        aiRulesets {
          id
          ...RulesetItem_ruleset
          ...RulesetDialog_ruleset
        }
        recommendationBoard {
          ...RecommendationBoard_board
        }
      }
    `,
    {},
    fetchOptions(fetchKey + times),
  );
  useRulebookChanges("ai_ruleset", readAgain);
  const close = () => setOpened(undefined);
  const edited = typeof opened === "object" ? rulesets.find(({ id }) => id === opened.edits) : undefined;
  return (
    <Stack>
      <Cluster isSpread>
        {mayWrite ? (
          <Button icon="plus" onPress={() => setOpened("new")}>
            {t.add}
          </Button>
        ) : (
          <Muted>{t.reads}</Muted>
        )}
        <Button
          variant="quiet"
          icon="clock"
          onPress={() => history.open({ kind: "ai_ruleset", ...firstPage })}
        >
          {t.history}
        </Button>
      </Cluster>
      {rulesets.length === 0 ? (
        <EmptyState icon="spark" text={t.empty} />
      ) : (
        <ul className={css.list}>
          {rulesets.map((ruleset) => (
            <RulesetItem
              key={ruleset.id}
              ruleset={ruleset}
              mayWrite={mayWrite}
              onEdit={() => setOpened({ edits: ruleset.id })}
              onOutdated={readAgain}
            />
          ))}
        </ul>
      )}
      <RecommendationBoard board={recommendationBoard} />
      {(opened === "new" || edited) && (
        <RulesetDialog ruleset={edited ?? null} onClose={close} onOutdated={readAgain} />
      )}
      {history.opened && <HistoryDialog {...history.opened} title={t.historyTitle} />}
    </Stack>
  );
}
