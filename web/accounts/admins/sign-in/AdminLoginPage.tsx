import { Suspense, useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import { safeNext } from "../../../../shared/accounts/admins/rules.ts";
import { SignInProblem } from "../../sign-in/SignInProblem.tsx";
import { ProviderButtons } from "../../sign-in/ProviderButtons.tsx";
import type { AdminLoginPage_viewer$key } from "#relay/AdminLoginPage_viewer.graphql";
import type { AdminLoginPageQuery } from "#relay/AdminLoginPageQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { lazily, useLoadedSoon } from "../../../core/routing/lazily.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { ButtonLink, TextLink } from "../../../design/controls/links.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useLogOut } from "../../../shell/settings/session/useLogOut.ts";
import { words as sessionWords } from "../../../shell/settings/words.ts";
import * as css from "./AdminLoginPage.css.ts";
import { PasskeyButton } from "../passkeys/PasskeyButton.tsx";
import { PasskeyStep } from "../passkeys/PasskeyStep.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { aboutPassword } from "../security/aboutPassword.ts";
import { words } from "../words.ts";

const PasswordDialog = lazily(() => import("../security/PasswordDialog.tsx"), "PasswordDialog");
const EnrolDialog = lazily(() => import("../security/EnrolDialog.tsx"), "EnrolDialog");
const NamePasskeyDialog = lazily(() => import("../passkeys/NamePasskeyDialog.tsx"), "NamePasskeyDialog");

const whereAdminsStart = "/admin/dashboard";

/** The administrators' sign-in: the password, the second factor's code, and any required steps. */
export function AdminLoginPage({ queryRef }: { queryRef: PreloadedQuery<AdminLoginPageQuery> }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get("next"), whereAdminsStart);
  const { admin, providers } = useAdmin(queryRef);
  const [logOut] = useLogOut("admin");
  const owes = admin?.owes ?? null;
  // The recovery codes stay after the last step.
  const [isEnrolling, setEnrolling] = useState(false);
  if (owes === "second_factor" && !isEnrolling) setEnrolling(true);

  useLoadedSoon(PasswordDialog, EnrolDialog, NamePasskeyDialog);

  const goOn = () => void navigate(next, { replace: true });
  const settle = (owed: string | null) => {
    if (owed === null) goOn();
    if (owed === "password")
      toast({
        title: t.changeRequired,
        description: t.changeRequiredText,
        tone: "caution",
        about: aboutPassword,
      });
  };
  return (
    <div className={css.column}>
      <Page title={t.title} lead={t.lead}>
        <SignInProblem kind="admin" />
        {admin && owes === null && (
          <Notice tone="positive" title={t.signedInAs(admin.username)}>
            <Cluster>
              <ButtonLink href={next}>{t.goOn}</ButtonLink>
              <ButtonLink href="/admin/account" variant="quiet" icon="lock">
                {t.account}
              </ButtonLink>
              <LogOutButton />
            </Cluster>
          </Notice>
        )}
        {owes === "code" ? (
          <CodeForm onGiven={settle} />
        ) : owes === "use_passkey" ? (
          <PasskeyStep onGiven={settle} />
        ) : (
          <Card>
            <ProviderButtons providers={providers} next={next} />
            <LoginForm onSignedIn={settle} />
            <PasskeyButton hasAutofill onSignedIn={settle} />
          </Card>
        )}
        <Notice tone="neutral" icon="eye">
          {t.watched}
        </Notice>
        <Muted>
          {t.forOthers} <TextLink href="/officer-login">{t.officerPortal}</TextLink>
        </Muted>
      </Page>
      <Suspense>
        {owes === "password" && (
          <PasswordDialog isFirst username={admin?.username ?? ""} onChanged={settle} onClose={logOut} />
        )}
        {isEnrolling && admin && (
          <EnrolDialog
            isRequired
            onDone={() => {
              setEnrolling(false);
              settle(owes);
            }}
            onClose={logOut}
          />
        )}
        {owes === "passkey" && !isEnrolling && (
          <NamePasskeyDialog
            passkey={undefined}
            isRequired
            onDone={(_told, owed) => settle(owed)}
            onClose={logOut}
          />
        )}
      </Suspense>
    </div>
  );
}

function LogOutButton() {
  const session = useWords(sessionWords);
  const [logOut, isLeaving] = useLogOut("admin");
  return (
    <Button variant="quiet" icon="logout" isPending={isLeaving} onPress={logOut}>
      {session.adminLogOut}
    </Button>
  );
}

function useAdmin(queryRef: PreloadedQuery<AdminLoginPageQuery>) {
  const { viewer, signInProviders } = usePreloadedQuery<AdminLoginPageQuery>(
    graphql`
      query AdminLoginPageQuery @preloadable {
        viewer {
          ...AdminLoginPage_viewer
        }
        signInProviders(kind: admin) {
          ...ProviderButtons_providers
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
          owes
        }
      }
    `,
    viewer,
  );
  return { admin, providers: signInProviders };
}
