import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { AccountPageQuery } from "#relay/AccountPageQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { lazily } from "../../../core/routing/lazily.ts";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { words } from "../words.account.ts";
import { PasskeysCard } from "../passkeys/PasskeysCard.tsx";
import { OwnSessions } from "../security/OwnSessions.tsx";
import { SecondFactorCard } from "../security/SecondFactorCard.tsx";

const PasswordDialog = lazily(() => import("../security/PasswordDialog.tsx"), "PasswordDialog");

/**
 * An administrator's own account: password, second factor, sessions. Settings link to a part of it
 * with `?change=`.
 */
export function AccountPage({ queryRef }: { queryRef: PreloadedQuery<AccountPageQuery> }) {
  const t = useWords(words);
  const { revalidate } = useRevalidator();
  const [address, setAddress] = useSearch();
  const { viewer, ownSecondFactor, ownPasskeys, ownSessions } = usePreloadedQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery @preloadable {
        viewer {
          admin {
            username
          }
        }
        ownSecondFactor {
          since
          ...SecondFactorCard_factor
        }
        ownPasskeys {
          ...PasskeysCard_passkeys
        }
        ownSessions {
          ...OwnSessions_sessions
        }
      }
    `,
    queryRef,
  );
  const chosen = address.get("change");
  const choose = (part?: "password" | "two-factor") =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (part) next.set("change", part);
      else next.delete("change");
      return next;
    });
  const readAgain = () => void revalidate();
  // Read once: a later change of the URL would interrupt it.
  const readNow = useEffectEvent(readAgain);
  const wasChosen = useRef(chosen);
  useEffect(() => {
    if (chosen === null && wasChosen.current !== null) readNow();
    wasChosen.current = chosen;
  }, [chosen]);
  return (
    <Page title={t.title} lead={t.lead}>
      <SecondFactorCard
        factor={ownSecondFactor}
        isEnrolling={chosen === "two-factor" && ownSecondFactor.since === null}
        setEnrolling={(isOpen) => choose(isOpen ? "two-factor" : undefined)}
        onChanged={readAgain}
      />
      <Card title={t.password} icon="lock">
        <p>{t.passwordText}</p>
        <Cluster>
          <Button variant="quiet" onPress={() => choose("password")}>
            {t.changePassword}
          </Button>
        </Cluster>
      </Card>
      <PasskeysCard
        passkeys={ownPasskeys}
        hasSecondFactor={ownSecondFactor.since !== null}
        onChanged={readAgain}
      />
      <OwnSessions sessions={ownSessions} onChanged={readAgain} />
      {chosen === "password" && (
        <Suspense>
          <PasswordDialog
            isFirst={false}
            username={viewer.admin?.username ?? ""}
            onChanged={() => choose()}
            onClose={() => choose()}
          />
        </Suspense>
      )}
    </Page>
  );
}
