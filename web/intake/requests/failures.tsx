import { lazy, Suspense } from "react";
import { useLocation, useRouteError } from "react-router-dom";
import { Failed } from "../../core/routing/fallbacks.tsx";
import { RequestError } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { isUnreachable } from "../../core/http/refusals.ts";
import { relayed } from "../../core/relay/lazyWithRelay.tsx";
import { BackToRequests } from "./BackToRequests.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { SignInNeeded, SignInWays } from "./SignInNeeded.tsx";
import { NewRequestWaiting } from "./waiting.tsx";
import { words } from "./words.ts";

/** The list failed to load. */
export function ListFailed() {
  const error = useRouteError();
  const t = useWords(words);
  const isStranger = error instanceof RequestError && error.code === "UNAUTHENTICATED";
  return isStranger ? <SignInNeeded /> : <Failed message={t.list.failed} />;
}

const OfflineNewRequest = lazy(() =>
  relayed(() => import("./new/OfflineNewRequest.tsx").then((file) => file.OfflineNewRequest)).then(
    (page) => ({ default: page }),
    () => ({ default: Failed }),
  ),
);

/** The form needs the server only for its defaults; without them it works too. */
export function NewRequestFailed() {
  return isUnreachable(useRouteError()) ? (
    <Suspense fallback={<NewRequestWaiting />}>
      <OfflineNewRequest />
    </Suspense>
  ) : (
    <Failed />
  );
}

/** A request failed to load or is not visible to this person: both look alike. */
export function RequestFailed() {
  const error = useRouteError();
  const t = useWords(words);
  const { pathname } = useLocation();
  const code = error instanceof RequestError ? error.code : "";
  if (!hiding.has(code)) return <Failed message={t.detailsFailed} />;
  return (
    <Page title={t.notFoundTitle} width="reading" above={<BackToRequests />}>
      <Notice tone="critical" isAlert>
        {t.notFound}
      </Notice>
      {code === "UNAUTHENTICATED" && <SignInWays next={pathname} />}
    </Page>
  );
}

/**
 * FORBIDDEN keeps its own sentence; an invalid number is not found; without a session the sign-in
 * options are below.
 */
const hiding = new Set(["NOT_FOUND", "INVALID", "BAD_USER_INPUT", "UNAUTHENTICATED"]);
