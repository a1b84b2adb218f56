import { useCallback, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import historyQuery from "#relay/HistoryDialogQuery$parameters";
import type { HistoryDialogQuery } from "#relay/HistoryDialogQuery.graphql";
import type { UrgencyTabQuery } from "#relay/UrgencyTabQuery.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../core/relay/useQueryOnPress.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { urgencyWords } from "./words.urgency.ts";
import { HistoryDialog } from "./HistoryDialog.tsx";
import { RuleDialog } from "./rules/RuleDialog.tsx";
import { readRule, useRuleColumns } from "./rules/useRuleColumns.tsx";
import { useReadAgain } from "./useReadAgain.ts";
import { useRulebookChanges } from "./useRulebookChanges.ts";

/** The urgency rules, most urgent first; live. */
export function UrgencyTab({ fetchKey }: { fetchKey: number }) {
  const t = useWords(urgencyWords);
  const may = useMay();
  const [times, readAgain] = useReadAgain();
  const [opened, setOpened] = useState<"new" | { edits: string }>();
  const history = useQueryOnPress<HistoryDialogQuery>(historyQuery, { fetchPolicy: "network-only" });
  const { urgencyRules: rules, viewerMaxAutoApproval: most } = useLazyLoadQuery<UrgencyTabQuery>(
    graphql`
      query UrgencyTabQuery {
        viewerMaxAutoApproval
        urgencyRules {
          ...useRuleColumns_rule
          ...RuleDialog_rule
        }
      }
    `,
    {},
    fetchOptions(fetchKey + times),
  );
  useRulebookChanges("urgency_rule", readAgain);
  const edit = useCallback((id: string) => setOpened({ edits: id }), []);
  const columns = useRuleColumns(edit);
  const close = () => setOpened(undefined);
  const edited = typeof opened === "object" ? opened.edits : undefined;
  return (
    <Stack>
      <Cluster isSpread>
        {may("changeRules") && (
          <Button icon="plus" onPress={() => setOpened("new")}>
            {t.add}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="clock"
          onPress={() => history.open({ kind: "urgency_rule", ...firstPage })}
        >
          {t.history}
        </Button>
      </Cluster>
      {rules.length === 0 ? (
        <EmptyState icon="clock" text={t.empty} />
      ) : (
        <Table label={t.list} columns={columns} rows={rules.map(readRule)} />
      )}
      <Muted>{t.acts}</Muted>
      {(opened === "new" || edited) && (
        <RuleDialog
          rules={rules}
          {...(edited && { edited })}
          most={most}
          onClose={close}
          onOutdated={readAgain}
        />
      )}
      {history.opened && <HistoryDialog {...history.opened} title={t.past.title} />}
    </Stack>
  );
}
