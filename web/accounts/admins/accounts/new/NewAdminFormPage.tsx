import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { NewAdminFormPageQuery } from "#relay/NewAdminFormPageQuery.graphql";
import { useWords } from "../../../../core/i18n/i18n.tsx";
import { Button } from "../../../../design/controls/Button.tsx";
import { Card } from "../../../../design/layout/Card.tsx";
import { Actions } from "../../../../design/layout/layout.tsx";
import { Page } from "../../../../design/layout/Page.tsx";
import * as css from "../../sign-in/AdminLoginPage.css.ts";
import { ProgramOnlyPage } from "../../../../shell/desk/ForProgram.tsx";
import { words } from "../../words.desk.ts";
import { NewAccountForm } from "./NewAccountForm.tsx";
import { OnlySuperAdmins } from "../OnlySuperAdmins.tsx";
import { TemporarySecret, type TemporaryPassword } from "./TemporaryPassword.tsx";

const ownAddress = "/admin/new-admin-form";

/** The form for a new account in a window of its own. */
export function NewAdminFormPage({ queryRef }: { queryRef: PreloadedQuery<NewAdminFormPageQuery> }) {
  const t = useWords(words);
  const [made, setMade] = useState<TemporaryPassword>();
  const { viewer } = usePreloadedQuery<NewAdminFormPageQuery>(
    graphql`
      query NewAdminFormPageQuery @preloadable {
        viewer {
          admin {
            role
            owes
            programWide
            agencies {
              number
              name
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { admin } = viewer;
  if (!admin || admin.owes !== null)
    return <Navigate to={`/admin/login?next=${encodeURIComponent(ownAddress)}`} replace />;
  if (!admin.programWide) return <ProgramOnlyPage />;
  return (
    <OnlySuperAdmins role={admin.role}>
      <div className={css.column}>
        {made ? (
          <Page title={t.created} lead={t.createdText(made.email)}>
            <Made made={made} onAnother={() => setMade(undefined)} />
          </Page>
        ) : (
          <Page title={t.formTitle} lead={t.formLead}>
            <Card>
              <NewAccountForm
                asksForPassword
                agencies={admin.agencies.map(({ number, name }) => ({ number, name }))}
                onCreated={setMade}
              />
            </Card>
          </Page>
        )}
      </div>
    </OnlySuperAdmins>
  );
}

function Made({ made, onAnother }: { made: TemporaryPassword; onAnother: () => void }) {
  const t = useWords(words);
  const navigate = useNavigate();
  function close() {
    window.close();
    // Browsers only close windows that were opened by script; otherwise the list follows.
    void navigate("/admin/user-management");
  }
  return (
    <Card title={t.temporaryTitle(made.username)}>
      <TemporarySecret of={made} />
      <Actions>
        <Button variant="quiet" onPress={close}>
          {t.closeWindow}
        </Button>
        <Button icon="plus" onPress={onAnother}>
          {t.createAnother}
        </Button>
      </Actions>
    </Card>
  );
}
