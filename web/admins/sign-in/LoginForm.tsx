import { loginForm } from "#shared/admins/rules";
import { RequestError } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { saidBy } from "../../core/http/refusals.ts";
import { useSay } from "../../core/i18n/sentences.ts";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useAdminLogin } from "./useAdminLogin.ts";
import { words } from "../words.ts";

type Owed = Awaited<ReturnType<ReturnType<typeof useAdminLogin>>>;

/** Username and password; each failure has its own message. */
export function LoginForm({ onSignedIn }: { onSignedIn: (owed: Owed) => void }) {
  const t = useWords(words);
  const login = useAdminLogin();
  const say = useSay();

  const tellFailure = (error: Error) => {
    const isLost = error instanceof RequestError && error.code === "NETWORK";
    if (isLost) toast({ title: t.connectionTitle, description: t.connection, tone: "critical" });
    else toast({ title: t.failedTitle, description: say(saidBy(error)), tone: "critical" });
  };
  return (
    <Form
      schema={loginForm}
      aria-label={t.title}
      onSubmit={async (typed) => onSignedIn(await login(typed))}
      onInvalid={() => toast({ title: t.missingTitle, description: t.missing, tone: "critical" })}
      onFailed={tellFailure}
    >
      <TextField label={t.username} name="username" autoComplete="username" isRequired />
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
