import { useCallback, useState, useMemo } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { OfficersPanelQuery } from "#relay/OfficersPanelQuery.graphql";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { useReconnect } from "../../core/relay/useReconnect.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { words } from "./words.desk.ts";
import { TrustedDomains } from "./TrustedDomains.tsx";
import type { OfficersPanelSubscription } from "#relay/OfficersPanelSubscription.graphql";

/** The dashboard panel: the number of waiting officers, and the trusted agencies. */
export function OfficersPanel() {
  const t = useWords(words);
  return (
    <DeskPanel id="officers" title={t.title} icon="shield" isOpenAtFirst refreshed={{ title: t.refreshed }}>
      {(fetchKey) => <Officers fetchKey={fetchKey} />}
    </DeskPanel>
  );
}

function Officers({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  const [changes, setChanges] = useState(0);
  const readAgain = useCallback(() => setChanges((times) => times + 1), []);
  const may = useMay();
  const { waiting, grants, trustedDomains } = useLazyLoadQuery<OfficersPanelQuery>(
    graphql`
      query OfficersPanelQuery {
        waiting: officerCases(filter: { state: waiting }) {
          totalCount
        }
        grants: officerCases(filter: { state: grants }) {
          totalCount
        }
        trustedDomains {
          ...TrustedDomains_list
        }
      }
    `,
    {},
    { fetchKey: `${fetchKey}.${changes}`, fetchPolicy: "store-and-network" },
  );
  useOfficerChanges(readAgain);
  useReconnect(readAgain);
  return (
    <Stack>
      <p>{t.panelText(waiting.totalCount, grants.totalCount)}</p>
      <Cluster>
        <ButtonLink href="/admin/officers" variant="quiet">
          {t.seeAll}
        </ButtonLink>
        <ButtonLink href="/admin/officers?state=grants" variant="quiet">
          {t.seeGrants}
        </ButtonLink>
      </Cluster>
      <TrustedDomains list={trustedDomains} mayChange={may("manageSystem")} onChanged={readAgain} />
    </Stack>
  );
}

/** Receives new and changed officers' cases; rows update at once. */
function useOfficerChanges(onChange: () => void): void {
  useSubscription<OfficersPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription OfficersPanelSubscription {
            officerCaseChanged {
              ...useOfficerColumns_case
            }
          }
        `,
        variables: {},
        onNext: onChange,
      }),
      [onChange],
    ),
  );
}
