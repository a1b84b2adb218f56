import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ConfigHistoryMutation } from "#relay/ConfigHistoryMutation.graphql";
import type { ConfigHistory_query$key } from "#relay/ConfigHistory_query.graphql";
import type { ConfigHistoryQuery } from "#relay/ConfigHistoryQuery.graphql";
import type { ConfigHistorySubscription } from "#relay/ConfigHistorySubscription.graphql";
import { LoadMore, ShowChanges } from "../../shell/desk/lists/LoadMore.tsx";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import type { Opened } from "../../core/relay/useQueryOnPress.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { QueryDialog } from "../../shell/desk/QueryDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { words } from "./words.desk.ts";
import * as css from "./SystemStatus.css.ts";

interface ConfigHistoryProps extends Opened<ConfigHistoryQuery> {
  /** The current version. */
  version: number;
  mayRevert: boolean;
  /** With the new version. */
  onReverted: (version: number) => void;
}

/** Every version of the configuration, with a revert action. */
export function ConfigHistory(props: ConfigHistoryProps) {
  const t = useWords(words).history;
  const { queryRef, readAgain, onClose } = props;
  return (
    <QueryDialog {...{ queryRef, readAgain, onClose }} title={t.title} isWide>
      <Versions {...props} />
    </QueryDialog>
  );
}

const fragment = graphql`
  fragment ConfigHistory_query on Query @refetchable(queryName: "ConfigHistoryPaginationQuery") {
    systemConfigHistory(first: $first, after: $after) @connection(key: "ConfigHistory_systemConfigHistory") {
      totalCount
      edges {
        node {
          version
          changedAt
          changedBy
          revertOf
          changes {
            field
            before
            after
          }
        }
      }
    }
  }
`;
const query = graphql`
  query ConfigHistoryQuery($first: Int!, $after: String) @preloadable {
    ...ConfigHistory_query
  }
`;
const subscription = graphql`
  subscription ConfigHistorySubscription {
    systemConfigChanged {
      version
    }
  }
`;

function Versions({ queryRef, version, mayRevert, onReverted }: ConfigHistoryProps) {
  const t = useWords(words).history;
  const format = useFormat();
  const [asked, setAsked] = useState<number>();
  const [run, passwordDialog] = usePasswordAgain();
  const data = usePreloadedQuery<ConfigHistoryQuery>(query, queryRef);
  const [{ systemConfigHistory }, list] = useLiveList<ConfigHistory_query$key, ConfigHistorySubscription>(
    fragment,
    data,
    {
      subscription,
    },
  );
  const [revert] = useAction<ConfigHistoryMutation>(graphql`
    mutation ConfigHistoryMutation($input: RevertSystemConfigInput!) {
      revertSystemConfig(input: $input) {
        timeZone {
          name
          source
        }
        systemConfig {
          version
          ...SystemConfigPanel_config
        }
      }
    }
  `);
  async function goBack(toVersion: number) {
    const { revertSystemConfig } = await run(() => revert({ input: { toVersion, version } }));
    toast({ title: t.reverted, tone: "positive" });
    onReverted(revertSystemConfig.systemConfig.version);
  }
  if (systemConfigHistory.edges.length === 0) return <p>{t.empty}</p>;
  return (
    <Stack>
      <ShowChanges list={list} />
      <div>
        {systemConfigHistory.edges.map(({ node: row }) => (
          <section key={row.version} className={css.version}>
            <Cluster isSpread>
              <Cluster>
                <strong>{t.versionOf(row.version)}</strong>
                {row.revertOf && <Badge>{t.revertOf(row.revertOf)}</Badge>}
              </Cluster>
              {mayRevert && row.version !== version && (
                <Button variant="quiet" onPress={() => setAsked(row.version)}>
                  {t.revert}
                </Button>
              )}
            </Cluster>
            {row.changedBy ? (
              <Muted>{t.by(row.changedBy, format.dateTime(row.changedAt))}</Muted>
            ) : (
              <Muted>{t.first}</Muted>
            )}
            <ChangeList changes={row.changes.map(readable)} />
          </section>
        ))}
      </div>
      <LoadMore list={list} total={systemConfigHistory.totalCount} />
      {asked !== undefined && (
        <ConfirmDialog
          title={t.revertTitle(asked)}
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => goBack(asked)}
          confirmText={t.revert}
        >
          <p>{t.revertText}</p>
        </ConfirmDialog>
      )}
      {passwordDialog}
    </Stack>
  );
}

/** Values are text; a switch is converted. */
const readable = ({ field, before, after }: { field: string; before: string; after: string }) => ({
  field,
  before: asSwitch(before),
  after: asSwitch(after),
});
const asSwitch = (text: string) => (text === "true" ? true : text === "false" ? false : text);
