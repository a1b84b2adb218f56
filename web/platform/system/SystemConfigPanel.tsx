import { useMemo, useState } from "react";
import { graphql, readInlineData, useLazyLoadQuery, useSubscription } from "react-relay";
import historyQuery from "#relay/ConfigHistoryQuery$parameters";
import type { ConfigHistoryQuery } from "#relay/ConfigHistoryQuery.graphql";
import type { SystemConfigPanel_config$key } from "#relay/SystemConfigPanel_config.graphql";
import type { SystemConfigPanelQuery } from "#relay/SystemConfigPanelQuery.graphql";
import type { SystemConfigPanelSubscription } from "#relay/SystemConfigPanelSubscription.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../core/relay/useQueryOnPress.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { ConfigHistory } from "./ConfigHistory.tsx";
import { ConfigForm } from "./ConfigForm.tsx";
import { ConfigFacts } from "./ConfigFacts.tsx";
import { readSettings } from "./settingsFragment.ts";
import { words } from "./words.desk.ts";
import { TestEmailDialog } from "./TestEmailDialog.tsx";

/** Everything of the configuration, for viewing or editing. */
const fragment = graphql`
  fragment SystemConfigPanel_config on SystemConfig @inline {
    version
    updatedAt
    smtpPasswordSet
    fixed {
      field
      variable
    }
    ...settingsFragment_settings
  }
`;

/**
 * The configuration on the dashboard: visible to every administrator, editable by super
 * administrators.
 */
export function SystemConfigPanel() {
  const t = useWords(words).config;
  const [address] = useSearch();
  const group = address.get("group") ?? "";
  const asked = address.get("panel") === "system-config" ? `system-config ${group}` : undefined;
  return (
    <DeskPanel id="system-config" title={t.title} icon="gear" isOpenAtFirst asked={asked}>
      {(fetchKey) => <Config fetchKey={fetchKey} group={group} />}
    </DeskPanel>
  );
}

function Config({ fetchKey, group }: { fetchKey: number; group: string }) {
  const { config: t, ...all } = useWords(words);
  const format = useFormat();
  const data = useLazyLoadQuery<SystemConfigPanelQuery>(
    graphql`
      query SystemConfigPanelQuery {
        viewer {
          admin {
            role
          }
        }
        systemConfig {
          ...SystemConfigPanel_config
        }
      }
    `,
    {},
    fetchOptions(fetchKey),
  );
  useConfigChanges();
  const { viewer } = data;
  const systemConfig = readInlineData<SystemConfigPanel_config$key>(fragment, data.systemConfig);
  // What the form is filled with: another person's change does not replace it, an own one does.
  const [shown, setShown] = useState(systemConfig);
  const [saved, setSaved] = useState(shown.version);
  if (saved > shown.version && systemConfig.version >= saved) setShown(systemConfig);
  const [isTesting, setTesting] = useState(false);
  const history = useQueryOnPress<ConfigHistoryQuery>(historyQuery, { fetchPolicy: "network-only" });
  const { version, updatedAt, smtpPasswordSet } = systemConfig;
  const isSuper = viewer.admin?.role === "super_admin";
  const setBy = Object.fromEntries(shown.fixed.map(({ field, variable }) => [field, variable]));
  const known = { setBy, hasPassword: smtpPasswordSet };

  return (
    <Stack>
      <Cluster isSpread>
        <Muted>{t.version(version, format.dateTime(updatedAt))}</Muted>
        <Cluster>
          {isSuper && (
            <Button variant="quiet" icon="mail" onPress={() => setTesting(true)}>
              {all.test.button}
            </Button>
          )}
          <Button variant="quiet" icon="list" onPress={() => history.open(firstPage)}>
            {all.history.button}
          </Button>
        </Cluster>
      </Cluster>
      {isSuper && version !== shown.version && (
        <Notice tone="caution" title={t.isNewer}>
          <Button variant="quiet" icon="refresh" onPress={() => setShown(systemConfig)}>
            {t.showNewest}
          </Button>
        </Notice>
      )}
      {isSuper ? (
        <ConfigForm
          base={readSettings(shown)}
          baseVersion={shown.version}
          current={readSettings(systemConfig)}
          version={version}
          known={known}
          group={group}
          onSaved={setSaved}
        />
      ) : (
        <>
          <Muted>{t.readOnly}</Muted>
          <ConfigFacts settings={readSettings(systemConfig)} hasPassword={smtpPasswordSet} />
        </>
      )}
      <TestEmailDialog isOpen={isTesting} onClose={() => setTesting(false)} />
      {history.opened && (
        <ConfigHistory {...history.opened} version={version} mayRevert={isSuper} onReverted={setSaved} />
      )}
    </Stack>
  );
}

const useConfigChanges = () =>
  useSubscription<SystemConfigPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription SystemConfigPanelSubscription {
            systemConfigChanged {
              ...SystemConfigPanel_config
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
