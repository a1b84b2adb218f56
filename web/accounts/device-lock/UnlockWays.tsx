import { useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { UnlockWaysQuery } from "#relay/UnlockWaysQuery.graphql";
import { unlockWays, type UnlockWay } from "../../../shared/accounts/device-lock/rules.ts";
import { send } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { clearLocked } from "../../core/session/sessionLock.ts";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { hasPasskeys } from "../admins/passkeys/browser.ts";
import { SignInProblem } from "../sign-in/SignInProblem.tsx";
import { EmailCode } from "./EmailCode.tsx";
import { EndSession } from "./EndSession.tsx";
import { ProviderEntry } from "./ProviderEntry.tsx";
import { UnlockByPasskey } from "./UnlockByPasskey.tsx";
import { words } from "./words.ts";

/** The ways back: those that the locked session has, or all of them on another device. */
export function UnlockWays({ isLocked }: { isLocked: boolean }) {
  const t = useWords(words);
  const [again, setAgain] = useState(0);
  const { officerLock, viewer, officerCodes, signInProviders } = useLazyLoadQuery<UnlockWaysQuery>(
    graphql`
      query UnlockWaysQuery {
        viewer {
          kind
        }
        officerCodes
        officerLock {
          ways
          address
        }
        signInProviders(kind: officer) {
          key
          name
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: again },
  );
  const isIdentified = useSearchParams()[0].get("identified") === "1";

  // This browser locked while the server could not be reached: it is told now.
  const isUntold = isLocked && viewer.kind === "officer";
  // The locked session expired, or was ended on another device.
  const isOver = isLocked && !isUntold && !officerLock;
  useEffect(() => {
    if (isOver) clearLocked();
    if (!isUntold) return;
    void send("POST", "/api/session/lock")
      .catch(() => {})
      .then(() => setAgain((before) => before + 1));
  }, [isUntold, isOver]);

  const known: readonly UnlockWay[] =
    officerLock?.ways ?? unlockWays.filter((way) => way !== "code" || officerCodes);
  const usable = known.filter((way) => way !== "passkey" || hasPasskeys());
  const show = (way: UnlockWay) => {
    const isPrimary = isLocked && way === usable[0];
    switch (way) {
      case "passkey":
        return <UnlockByPasskey key={way} isPrimary={isPrimary} />;
      case "provider":
        return signInProviders.map(({ key, name }) => (
          <ButtonLink
            key={key}
            href={`/sign-in/${key}?next=${encodeURIComponent("/unlock")}`}
            rel="external"
            icon="shield"
            variant={isPrimary ? "primary" : "quiet"}
            isWide
          >
            {t.signInWith(name)}
          </ButtonLink>
        ));
      case "code":
        return <EmailCode key={way} address={officerLock?.address ?? null} isPrimary={isPrimary} />;
    }
  };
  return (
    <Stack>
      <SignInProblem kind="officer" />
      {isIdentified && <ProviderEntry />}
      <Card>
        {known.length === 0 && (
          <Notice tone="caution" title={t.noWay}>
            {t.noWayText}
          </Notice>
        )}
        {usable.map(show)}
        {usable.length < known.length && <Muted>{t.noPasskeysHere}</Muted>}
        {!officerCodes && known.length > 0 && <Muted>{t.strongOnly}</Muted>}
      </Card>
      <Stack gap="sm">
        {isLocked && (
          <TextLink href="/new-request" icon="plus">
            {t.newDraft}
          </TextLink>
        )}
        <TextLink href="/officer-login" icon="user">
          {isLocked ? t.askAgain : t.firstTime}
        </TextLink>
        {isLocked && <Muted>{t.askAgainText}</Muted>}
      </Stack>
      {isLocked && <EndSession />}
    </Stack>
  );
}
