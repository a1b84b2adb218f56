import { lazy, Suspense, useEffect, useRef } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { relayed } from "../../core/relay/lazyWithRelay.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useIsAlive } from "../../core/routing/useIsAlive.ts";
import { useIsLocked, useSessionMark } from "../../core/session/sessionMark.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { forgetCases } from "../../shell/settings/session/forgetSession.ts";
import { goBack } from "./goBack.ts";
import { words } from "./words.ts";

const UnlockWays = lazy(async () => ({
  default: await relayed(() => import("./UnlockWays.tsx").then((file) => file.UnlockWays)),
}));
const ReturnWays = lazy(async () => ({
  default: await relayed(() => import("./ReturnWays.tsx").then((file) => file.ReturnWays)),
}));

/**
 * One page for an officer's way back: it unlocks this device, signs in on another one, and for an
 * officer who is signed in sets up how.
 */
export function UnlockPage() {
  const t = useWords(words);
  const isLocked = useIsLocked();
  const mark = useSessionMark();
  const isAlive = useIsAlive();
  const isOfficer = mark?.kind === "officer";
  const wasLocked = useRef(false);
  useEffect(() => {
    if (isLocked) {
      wasLocked.current = true;
      forgetCases(); // the server may have locked it while no page was open to forget
    } else if (isOfficer && wasLocked.current) void goBack(); // another tab has unlocked it
  }, [isLocked, isOfficer]);
  const [title, lead] = isLocked
    ? [t.locked, t.lockedLead]
    : isOfficer
      ? [t.ways, t.waysLead]
      : [t.back, t.backLead];
  return (
    <Page title={isAlive ? title : t.back} lead={isAlive ? lead : undefined} width="reading">
      {isAlive ? (
        <Boundary of={isLocked} failed={offline}>
          <Suspense fallback={<Loading shape="fields" />}>
            {isOfficer ? <ReturnWays /> : <UnlockWays key={String(isLocked)} isLocked={isLocked} />}
          </Suspense>
        </Boundary>
      ) : (
        <Loading shape="fields" />
      )}
    </Page>
  );
}

/** Unlocking needs the server. A new request can be typed without it. */
function Offline() {
  const t = useWords(words);
  return (
    <Card>
      <Notice tone="caution" title={t.offline}>
        {t.offlineText}
      </Notice>
      <Cluster>
        <Button icon="refresh" onPress={() => location.reload()}>
          {t.tryAgain}
        </Button>
        <ButtonLink href="/new-request" variant="quiet" icon="plus">
          {t.newDraft}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

const offline = () => <Offline />;
