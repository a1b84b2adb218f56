import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ConfigHistoryMutation, ConfigHistoryMutation$data } from "#relay/ConfigHistoryMutation.graphql";
import type { ConfigHistoryQuery } from "#relay/ConfigHistoryQuery.graphql";
import { Pager } from "../admin/Pager.tsx";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useAction } from "../core/relay/useAction.ts";
import { Badge } from "../design/text/Badge.tsx";
import { Button } from "../design/controls/Button.tsx";
import { ConfirmDialog } from "../design/overlays/ConfirmDialog.tsx";
import { Dialog } from "../design/overlays/Dialog.tsx";
import { Cluster, Muted, Stack } from "../design/layout/layout.tsx";
import { Loading } from "../design/text/Loading.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { words } from "./words.desk.ts";
import * as css from "./SystemStatus.css.ts";

interface ConfigHistoryProps {
  /** The current version. */
  version: number;
  mayRevert: boolean;
  onReverted: (config: ConfigHistoryMutation$data["revertSystemConfig"]["systemConfig"]) => void;
  onClose: () => void;
}

/** Every version of the configuration, with a revert action. */
export function ConfigHistory({ onClose, ...props }: ConfigHistoryProps) {
  const t = useWords(words).history;
  return (
    <Dialog title={t.title} isOpen onClose={onClose} isWide>
      <Suspense fallback={<Loading />}>
        <Versions {...props} />
      </Suspense>
    </Dialog>
  );
}

function Versions({ version, mayRevert, onReverted }: Omit<ConfigHistoryProps, "onClose">) {
  const t = useWords(words).history;
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<number>();
  const [run, passwordDialog] = usePasswordAgain();
  const { systemConfigHistory: list } = useLazyLoadQuery<ConfigHistoryQuery>(
    graphql`
      query ConfigHistoryQuery($page: Int) {
        systemConfigHistory(page: $page) {
          total
          rowsPerPage
          rows {
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
    `,
    { page },
    { fetchKey: version, fetchPolicy: "network-only" },
  );
  const [revert] = useAction<ConfigHistoryMutation>(graphql`
    mutation ConfigHistoryMutation($input: RevertSystemConfigInput!) {
      revertSystemConfig(input: $input) {
        systemConfig {
          ...SystemConfigPanel_config @relay(mask: false)
        }
      }
    }
  `);
  async function goBack(toVersion: number) {
    const { revertSystemConfig } = await run(() => revert({ input: { toVersion, version } }));
    toast({ title: t.reverted, tone: "positive" });
    onReverted(revertSystemConfig.systemConfig);
  }
  const pages = Math.ceil(list.total / list.rowsPerPage);
  if (list.total === 0) return <p>{t.empty}</p>;
  return (
    <Stack>
      <div>
        {list.rows.map((row) => (
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
      <Pager
        page={page}
        pages={pages}
        hasNext={page < pages}
        onPrevious={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
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
