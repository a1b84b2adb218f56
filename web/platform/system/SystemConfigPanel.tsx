import { useMemo, useState } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import { settingsIn } from "../../../shared/platform/system/settings.ts";
import type { SystemConfigPanelQuery } from "#relay/SystemConfigPanelQuery.graphql";
import type { SystemConfigPanelSubscription } from "#relay/SystemConfigPanelSubscription.graphql";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { ConfigHistory } from "./ConfigHistory.tsx";
import { ConfigForm } from "./ConfigForm.tsx";
import { ConfigFacts } from "./ConfigFacts.tsx";
import "./settingsFragment.ts";
import { words } from "./words.desk.ts";
import { TestEmailDialog } from "./TestEmailDialog.tsx";

/**
 * The configuration on the dashboard: visible to every administrator, editable by super
 * administrators.
 */
export function SystemConfigPanel() {
  const t = useWords(words).config;
  return (
    <DeskPanel id="system-config" title={t.title} icon="gear" isOpenAtFirst>
      {(fetchKey) => <Config fetchKey={fetchKey} />}
    </DeskPanel>
  );
}

function Config({ fetchKey }: { fetchKey: number }) {
  const { config: t, ...all } = useWords(words);
  const format = useFormat();
  const { viewer, systemConfig } = useLazyLoadQuery<SystemConfigPanelQuery>(
    graphql`
      query SystemConfigPanelQuery {
        viewer {
          admin {
            role
          }
        }
        systemConfig {
          ...SystemConfigPanel_config @relay(mask: false)
        }
      }
    `,
    {},
    fetchOptions(fetchKey),
  );
  useConfigChanges();
  const [shown, setShown] = useState(systemConfig);
  const [isTesting, setTesting] = useState(false);
  const [isHistory, setHistory] = useState(false);
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
          <Button variant="quiet" icon="list" onPress={() => setHistory(true)}>
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
          key={shown.version}
          base={settingsIn(shown)}
          current={settingsIn(systemConfig)}
          version={version}
          known={known}
          onSaved={setShown}
        />
      ) : (
        <>
          <Muted>{t.readOnly}</Muted>
          <ConfigFacts settings={settingsIn(systemConfig)} hasPassword={smtpPasswordSet} />
        </>
      )}
      <TestEmailDialog isOpen={isTesting} onClose={() => setTesting(false)} />
      {isHistory && (
        <ConfigHistory
          version={version}
          mayRevert={isSuper}
          onReverted={setShown}
          onClose={() => setHistory(false)}
        />
      )}
    </Stack>
  );
}

/** Everything of the configuration, for viewing or editing. */
void graphql`
  fragment SystemConfigPanel_config on SystemConfig {
    version
    updatedAt
    smtpPasswordSet
    fixed {
      field
      variable
    }
    ...settingsFragment_settings @relay(mask: false)
  }
`;

const useConfigChanges = () =>
  useSubscription<SystemConfigPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription SystemConfigPanelSubscription {
            systemConfigChanged {
              ...SystemConfigPanel_config @relay(mask: false)
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
