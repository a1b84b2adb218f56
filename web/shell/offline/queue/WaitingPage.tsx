import { useWords } from "../../../core/i18n/i18n.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { nextStep } from "./nextStep.ts";
import { useOutbox } from "./outbox.ts";
import { useNewestArrival } from "./useArrival.ts";
import { WaitingCard } from "./WaitingCard.tsx";
import { words } from "../words.ts";

/** Submissions from this device that were not delivered: why, and what to do. */
export function WaitingPage() {
  const t = useWords(words).waiting;
  const outbox = useOutbox();
  const newest = useNewestArrival();
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      {!outbox ? (
        <Loading />
      ) : outbox.items.length === 0 ? (
        <EmptyState icon="check" title={t.empty} text={t.emptyText}>
          <ButtonLink href={newest ? nextStep(newest) : "/requests"} icon={newest ? "arrow-right" : "list"}>
            {newest ? t.next[newest.kind] : t.requests}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Stack as="ul" gap="sm">
          {outbox.items.map((item) => (
            <li key={item.id}>
              <WaitingCard item={item} isOwn={item.owner === outbox.owner} />
            </li>
          ))}
        </Stack>
      )}
    </Page>
  );
}
