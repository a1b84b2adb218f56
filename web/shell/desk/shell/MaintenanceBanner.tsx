import { useMemo } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { MaintenanceBannerQuery } from "#relay/MaintenanceBannerQuery.graphql";
import type { MaintenanceBannerSubscription } from "#relay/MaintenanceBannerSubscription.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { words } from "../words.desk.ts";

/** Administrators keep working, so the desk says that no one else can; follows the setting live. */
export function MaintenanceBanner() {
  const t = useWords(words).maintenance;
  const { systemConfig } = useLazyLoadQuery<MaintenanceBannerQuery>(
    graphql`
      query MaintenanceBannerQuery {
        systemConfig {
          maintenanceMode
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  useSubscription<MaintenanceBannerSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription MaintenanceBannerSubscription {
            systemConfigChanged {
              maintenanceMode
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  if (!systemConfig.maintenanceMode) return null;
  return (
    <Notice tone="caution" title={t.title}>
      {t.text} <TextLink href="/admin/dashboard?tab=settings">{t.settings}</TextLink>
    </Notice>
  );
}
