import { useEffect, useMemo, useState } from "react";
import {
  fetchQuery,
  graphql,
  useFragment,
  useLazyLoadQuery,
  useRelayEnvironment,
  useSubscription,
} from "react-relay";
import { settingsPage } from "../../../shared/platform/system/settings-page.ts";
import { components, patience } from "../../../shared/platform/system/health.ts";
import type { SystemStatusPanel_status$key } from "#relay/SystemStatusPanel_status.graphql";
import type { SystemStatusPanelQuery } from "#relay/SystemStatusPanelQuery.graphql";
import type { SystemStatusPanelSubscription } from "#relay/SystemStatusPanelSubscription.graphql";
import { May } from "../../shell/desk/May.tsx";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import { words } from "./words.desk.ts";
import { BackupStatus } from "./BackupStatus.tsx";
import { StatusRow } from "./StatusRow.tsx";
import { StrayFiles } from "./StrayFiles.tsx";
import { TimeZoneStatus } from "./TimeZoneStatus.tsx";
import { Sparkline } from "./Sparkline.tsx";

/** The health of the system's parts, checked when opened and updated every half minute. */
export function SystemStatusPanel() {
  const t = useWords(words).status;
  return (
    <DeskPanel id="system-status" title={t.title} icon="clock" isOpenAtFirst failed={t.failed}>
      {(fetchKey) => <Status fetchKey={fetchKey} />}
    </DeskPanel>
  );
}

const tones: Partial<Record<string, BadgeTone>> = {
  healthy: "positive",
  warning: "caution",
  error: "critical",
};

/** The health of each part, from checks and updates. */
const fragment = graphql`
  fragment SystemStatusPanel_status on SystemStatus {
    lastUpdated
    database {
      state
      reason
      responseMs
    }
    email {
      state
      reason
      responseMs
    }
    api {
      state
      reason
      responseMs
    }
  }
`;
const query = graphql`
  query SystemStatusPanelQuery {
    emergencyUnheard
    ...TimeZoneStatus_query
    ...StrayFiles_query
    ...BackupStatus_query
    systemStatus {
      ...SystemStatusPanel_status
    }
    healthHistory {
      database {
        ...Sparkline_points
      }
      email {
        ...Sparkline_points
      }
      api {
        ...Sparkline_points
      }
    }
  }
`;

function Status({ fetchKey }: { fetchKey: number }) {
  const { status: t, unheard } = useWords(words);
  const format = useFormat();
  const [firstKey] = useState(fetchKey);
  const data = useLazyLoadQuery<SystemStatusPanelQuery>(
    query,
    {},
    { fetchKey: firstKey, fetchPolicy: "network-only" },
  );
  const { healthHistory: lastDay, emergencyUnheard } = data;
  const systemStatus = useFragment<SystemStatusPanel_status$key>(fragment, data.systemStatus);
  useRefresh(fetchKey, firstKey);
  useStatusChanges();
  const { database, email, api } = systemStatus;
  const now = { database, email, api };
  const history = { database: lastDay.database, email: lastDay.email, api: lastDay.api };
  return (
    <Stack>
      {emergencyUnheard && (
        <Notice tone="critical" title={unheard.title}>
          <Stack gap="sm">
            <p>{unheard[emergencyUnheard]}</p>
            <May do="manageSystem">
              <div>
                <ButtonLink
                  href={settingsPage(emergencyUnheard === "no_address" ? "notifications" : "email")}
                  variant="quiet"
                  icon="gear"
                >
                  {unheard.change}
                </ButtonLink>
              </div>
            </May>
          </Stack>
        </Notice>
      )}
      <TimeZoneStatus query={data} />
      <StrayFiles query={data} />
      <BackupStatus query={data}>
        {components.map((name) => {
          const { state, reason, responseMs } = now[name];
          return (
            <StatusRow
              key={name}
              name={t.components[name]}
              tone={tones[state] ?? "neutral"}
              state={t.states[state] ?? state}
            >
              {typeof responseMs === "number" && (
                <span>{t.responseTime(responseMs, patience[name].slowAfterMs)}</span>
              )}
              {reason && <span>{t.reasons[reason]}</span>}
              <Sparkline
                name={t.components[name]}
                points={history[name]}
                until={systemStatus.lastUpdated}
                nowMs={responseMs}
              />
            </StatusRow>
          );
        })}
      </BackupStatus>
      <Muted>{t.lastUpdated(format.dateTime(systemStatus.lastUpdated))}</Muted>
    </Stack>
  );
}

/** Checks again on Refresh; on failure the old state stays, with a toast. */
function useRefresh(fetchKey: number, firstKey: number) {
  const t = useWords(words).status;
  const showFailure = useFailureToast();
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (fetchKey === firstKey) return undefined;
    const asking = fetchQuery<SystemStatusPanelQuery>(
      environment,
      query,
      {},
      { fetchPolicy: "network-only" },
    ).subscribe({
      error: (error: Error) =>
        showFailure(error, { failed: t.retrieveFailed, lost: { failed: t.connectFailed } }),
    });
    return () => asking.unsubscribe();
  }, [environment, fetchKey, firstKey, t, showFailure]);
}

const useStatusChanges = () =>
  useSubscription<SystemStatusPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription SystemStatusPanelSubscription {
            systemStatusChanged {
              ...SystemStatusPanel_status
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
