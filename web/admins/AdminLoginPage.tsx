import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import { safeNext } from "#rules/admins";
import type { AdminLoginPage_viewer$key } from "#relay/AdminLoginPage_viewer.graphql";
import type { AdminLoginPageQuery } from "#relay/AdminLoginPageQuery.graphql";
import { useWords } from "../core/i18n/i18n.tsx";
import { Card } from "../design/Card.tsx";
import { Muted } from "../design/layout.tsx";
import { ButtonLink, TextLink } from "../design/links.tsx";
import { Notice } from "../design/Notice.tsx";
import { Page } from "../design/Page.tsx";
import { toast } from "../design/toasts.tsx";
import { AccountCard } from "./AccountCard.tsx";
import * as css from "./AdminLoginPage.css.ts";
import { LoginForm } from "./LoginForm.tsx";
import { PasswordDialog } from "./PasswordDialog.tsx";
import { words } from "./words.ts";

const ownAddress = "/admin/login";
const whereAdminsStart = "/requests";

/** The administrators' way in, and the change of a first password. */
export function AdminLoginPage({ queryRef }: { queryRef: PreloadedQuery<AdminLoginPageQuery> }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get("next"), whereAdminsStart);
  const admin = useAdmin(queryRef);
  const mustChange = admin?.mustChangePassword ?? false;

  // Settings lead here by ?account=password, and by ?account=two-factor.
  const account = search.get("account");
  const isChanging = admin !== null && admin !== undefined && account === "password";

  const goOn = () => void navigate(account ? ownAddress : next, { replace: true });
  const showAccount = () => void navigate(ownAddress, { replace: true });
  const onSignedIn = (isFirstPassword: boolean) => {
    if (!isFirstPassword) return account ? undefined : goOn();
    toast({ title: t.changeRequired, description: t.changeRequiredText, tone: "caution" });
  };
  return (
    <div className={css.column}>
      <Page title={t.title} lead={t.lead}>
        {admin && !mustChange && (
          <>
            <Notice tone="positive" title={t.signedInAs(admin.username)}>
              <ButtonLink href={next}>{t.goOn}</ButtonLink>
            </Notice>
            <AccountCard
              isAboutTwoFactor={account === "two-factor"}
              onChangePassword={() => void navigate(`${ownAddress}?account=password`)}
            />
          </>
        )}
        <Card>
          <LoginForm onSignedIn={onSignedIn} />
        </Card>
        <Notice tone="neutral" icon="eye">
          {t.watched}
        </Notice>
        <Muted>
          {t.forOthers} <TextLink href="/officer-login">{t.officerPortal}</TextLink>
        </Muted>
      </Page>
      <PasswordDialog
        isOpen={mustChange || isChanging}
        isFirst={mustChange}
        username={admin?.username ?? ""}
        onChanged={goOn}
        onClose={showAccount}
      />
    </div>
  );
}

function useAdmin(queryRef: PreloadedQuery<AdminLoginPageQuery>) {
  const { viewer } = usePreloadedQuery<AdminLoginPageQuery>(
    graphql`
      query AdminLoginPageQuery @preloadable {
        viewer {
          ...AdminLoginPage_viewer
        }
      }
    `,
    queryRef,
  );
  const { admin } = useFragment<AdminLoginPage_viewer$key>(
    graphql`
      fragment AdminLoginPage_viewer on Viewer {
        admin {
          username
          mustChangePassword
        }
      }
    `,
    viewer,
  );
  return admin;
}
