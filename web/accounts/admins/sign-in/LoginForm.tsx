import { loginForm } from "../../../../shared/accounts/admins/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "../words.ts";
import { graphql } from "react-relay";
import type { LoginFormMutation } from "#relay/LoginFormMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

type Owed = Awaited<ReturnType<ReturnType<typeof useAdminLogin>>>;

/** Username and password; each failure has its own message. */
export function LoginForm({ onSignedIn }: { onSignedIn: (owed: Owed) => void }) {
  const t = useWords(words);
  const login = useAdminLogin();
  const showFailure = useFailureToast();
  const lost = { failed: t.connectionTitle, failedText: t.connection };
  return (
    <Form
      schema={loginForm}
      aria-label={t.title}
      onSubmit={async (typed) => onSignedIn(await login(typed))}
      onInvalid={() => toast({ title: t.missingTitle, description: t.missing, tone: "critical" })}
      onFailed={(error) => showFailure(error, { failed: t.failedTitle, lost })}
    >
      <TextField label={t.username} name="username" autoComplete="username webauthn" isRequired />
      <TextField
        label={t.password}
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <SubmitButton icon="lock" isWide pendingText={t.signingIn}>
        {t.signIn}
      </SubmitButton>
    </Form>
  );
}

const kept = { secrets: ["password"], isAnotherViewer: true };

/**
 * Signs in and returns the next required step. The store was read as another viewer, so everything
 * is reloaded.
 */
function useAdminLogin() {
  const [login] = useSecretAction<LoginFormMutation>(
    graphql`
      mutation LoginFormMutation($input: AdminLoginInput!) {
        adminLogin(input: $input) {
          viewer {
            admin {
              owes
            }
            ...AdminLoginPage_viewer
          }
        }
      }
    `,
    kept,
  );
  return async (input: { username: string; password: string }) => {
    const { adminLogin } = await login({ input });
    return adminLogin.viewer.admin?.owes ?? null;
  };
}
