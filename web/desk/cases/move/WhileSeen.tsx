import { useMemo, useState, type ReactNode } from "react";
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { WhileSeenQuery } from "#relay/WhileSeenQuery.graphql";
import type { WhileSeenSubscription } from "#relay/WhileSeenSubscription.graphql";
import { isMissing } from "../../../core/http/refusals.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useReconnect } from "../../../core/relay/useReconnect.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { words } from "./words.desk.ts";

interface SeenCase {
  id: string;
  number: number;
}

interface WhileSeenProps extends SeenCase {
  onClose?: () => void;
  children: ReactNode;
}

/** An open case, until it moves out of the viewer's agencies. Its dialogs close with it. */
export function WhileSeen({ id, number, onClose, children }: WhileSeenProps) {
  const t = useWords(words);
  const [isGone, setGone] = useState(false);
  if (!isGone)
    return (
      <>
        <SeenWatch id={id} number={number} onGone={() => setGone(true)} />
        {children}
      </>
    );
  return (
    <Notice tone="caution" isAlert title={t.gone}>
      {onClose && (
        <Stack>
          <div>
            <Button variant="quiet" onPress={onClose}>
              {t.close}
            </Button>
          </div>
        </Stack>
      )}
    </Notice>
  );
}

interface SeenWatchProps extends SeenCase {
  onGone: () => void;
}

/** Tells when an administrator of agencies no longer sees a case. Others see every case. */
export const SeenWatch = (props: SeenWatchProps) => (useSeen().programWide ? null : <Watch {...props} />);

function Watch({ id, number, onGone }: SeenWatchProps) {
  const environment = useRelayEnvironment();
  function forget() {
    // Read again before it is shown from the store.
    commitLocalUpdate(environment, (store) => store.get(id)?.invalidateRecord());
    onGone();
  }
  useSubscription<WhileSeenSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription WhileSeenSubscription($number: Int!) {
            requestChanged(number: $number) {
              id
            }
          }
        `,
        variables: { number },
        onNext: (news) => news && !news.requestChanged && forget(),
      }),
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- one subscription for each case
      [number],
    ),
  );
  // Without a connection, it may have moved without a report.
  useReconnect(() => {
    fetchQuery<WhileSeenQuery>(
      environment,
      graphql`
        query WhileSeenQuery($id: ID!) {
          node(id: $id) {
            id
          }
        }
      `,
      { id },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ node }) => !node && forget(),
      error: (error: unknown) => isMissing(error) && forget(),
    });
  });
  return null;
}
