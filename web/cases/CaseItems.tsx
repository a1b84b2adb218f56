import { use, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { CaseItemsQuery, CaseItemsQuery$data } from "#relay/CaseItemsQuery.graphql";
import { PaletteItem, PaletteSearch } from "../admin/PaletteItem.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

type Found = CaseItemsQuery$data["trackedRequests"]["edges"];

const pauseMs = 200;
const mostItems = 5;
/** `EM-2026-1042`, or enough of its digits. */
const isCaseId = (text: string) => /^(?:em-?)?[\d-]{3,}$/i.test(text);

/** Cases whose ID is typed into the palette. */
export function CaseItems() {
  const t = useWords(words).palette;
  const environment = useRelayEnvironment();
  const asked = use(PaletteSearch).text.trim();
  const [found, setFound] = useState<Found>([]);
  const isAsked = isCaseId(asked);
  useEffect(() => {
    if (!isAsked) return;
    let reading: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      reading = fetchQuery<CaseItemsQuery>(
        environment,
        graphql`
          query CaseItemsQuery($search: String!) {
            trackedRequests(search: $search) {
              edges {
                node {
                  number
                  caseId
                  victimName
                }
              }
            }
          }
        `,
        { search: asked },
      ).subscribe({
        next: ({ trackedRequests }) => setFound(trackedRequests.edges),
        error: () => setFound([]),
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, asked, isAsked]);
  if (!isAsked) return null;
  return found
    .filter(({ node: { caseId } }) => caseId.toLowerCase().includes(asked.toLowerCase()))
    .slice(0, mostItems)
    .map(({ node: { number, caseId, victimName } }) => (
      <PaletteItem
        key={number}
        label={t.openCase(caseId, victimName)}
        icon="file"
        href={`/admin/dashboard?tab=overview&case=${number}`}
      />
    ));
}
