import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { UnlockWaysQuery } from "#relay/UnlockWaysQuery.graphql";
import { send } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSessionMark } from "../../core/session/sessionMark.ts";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { SignInProblem } from "../sign-in/SignInProblem.tsx";
import { EmailCode } from "./EmailCode.tsx";
import { goBack } from "./goBack.ts";
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
  useEffect(() => {
    if (!isUntold) return;
    void send("POST", "/api/session/lock")
      .catch(() => {})
      .then(() => setAgain((before) => before + 1));
  }, [isUntold]);
  // Another tab has unlocked it.
  const kind = useSessionMark()?.kind;
  const leave = useEffectEvent(() => void goBack());
  useEffect(() => {
    if (isLocked && kind === "officer") leave();
  }, [isLocked, kind]);

  const may = (way: "passkey" | "provider" | "code") => officerLock?.ways.includes(way) ?? true;
  const isStuck = officerLock !== null && officerLock !== undefined && officerLock.ways.length === 0;
  const providers = may("provider") ? signInProviders : [];
  return (
    <Stack>
      <SignInProblem kind="officer" />
      {isIdentified && <ProviderEntry />}
      <Card>
        {isStuck && (
          <Notice tone="caution" title={t.noWay}>
            {t.noWayText}
          </Notice>
        )}
        {may("passkey") && !isStuck && <UnlockByPasskey isPrimary={officerLock !== null} />}
        {providers.map(({ key, name }) => (
          <ButtonLink
            key={key}
            href={`/sign-in/${key}?next=${encodeURIComponent("/unlock")}`}
            rel="external"
            icon="shield"
            variant="quiet"
            isWide
          >
            {t.signInWith(name)}
          </ButtonLink>
        ))}
        {officerCodes && may("code") && !isStuck && <EmailCode address={officerLock?.address ?? null} />}
        {!officerCodes && !isStuck && <Muted>{t.strongOnly}</Muted>}
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
    </Stack>
  );
}
