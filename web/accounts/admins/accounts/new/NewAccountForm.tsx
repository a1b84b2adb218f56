import { Suspense, useState } from "react";
import * as z from "zod/mini";
import { adminRoles } from "../../../../../shared/core/access/roles.ts";
import {
  generatePassword,
  minTemporaryCharacters,
  newAccountForm,
  newAccountWithPassword,
} from "../../../../../shared/accounts/admins/rules.ts";
import type { FieldErrors } from "../../../../core/http/fieldErrors.ts";
import { useWords } from "../../../../core/i18n/i18n.tsx";
import { Button } from "../../../../design/controls/Button.tsx";
import { Actions } from "../../../../design/layout/layout.tsx";
import { Form } from "../../../../design/fields/form/Form.tsx";
import { Select } from "../../../../design/fields/choices/Select.tsx";
import { SubmitButton } from "../../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../../design/fields/TextField.tsx";
import { toast } from "../../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../../design/overlays/useFailureToast.ts";
import { seenFields, seenInput, seesSomething } from "../seenTyped.ts";
import { words } from "../../words.desk.ts";
import * as css from "./NewAccountForm.css.ts";
import type { TemporaryPassword } from "./TemporaryPassword.tsx";
import { usePasswordAgain } from "../../sign-in/usePasswordAgain.tsx";
import { graphql } from "react-relay";
import { lazily } from "../../../../core/routing/lazily.ts";

/** A program without agencies does not load it. */
const SeenFields = lazily(() => import("../SeenFields.tsx"), "SeenFields");
import type { CreateAdminInput, NewAccountFormMutation } from "#relay/NewAccountFormMutation.graphql";
import { useSecretAction } from "../../../../core/relay/useSecretAction.ts";

const typed = {
  usual: z.extend(newAccountForm, seenFields).check(seesSomething),
  withPassword: z.extend(newAccountWithPassword, seenFields).check(seesSomething),
};
type NewAccount = z.output<typeof typed.usual>;

interface NewAccountFormProps {
  /** A short password is reported at its field; otherwise a new one is generated. */
  asksForPassword?: boolean;
  /** The agencies whose cases an account can see. */
  agencies: readonly { readonly number: number; readonly name: string }[];
  onCreated: (made: TemporaryPassword) => void;
}

/** The new administrator's data. The password starts as a random one and can be replaced. */
export function NewAccountForm({ asksForPassword = false, agencies, onCreated }: NewAccountFormProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const create = useCreateAdmin();
  const [run, passwordDialog] = usePasswordAgain();
  const [password, setPassword] = useState(() => (asksForPassword ? "" : generatePassword(drawn)));
  const [role, setRole] = useState("admin");
  const tell = (title: string, description: string) => toast({ title, description, tone: "critical" });

  async function submit({ password: entered, sees, agencies: chosen, ...account }: NewAccount) {
    const given = entered.length >= minTemporaryCharacters ? entered : generatePassword(drawn);
    setPassword(given);
    const { temporaryPassword, expiresAt } = await run(() =>
      create({ ...account, ...seenInput({ sees, agencies: chosen }), password: given }),
    );
    toast({ title: t.created, description: t.createdText(account.email), tone: "positive" });
    onCreated({ username: account.username, email: account.email, password: temporaryPassword, expiresAt });
  }
  const tellProblem = (errors: FieldErrors) => {
    const isShort = Object.keys(errors).join() === "password" && password !== "";
    if (isShort) tell(t.passwordTooShort, t.passwordTooShortText);
    else tell(t.missingFields, t.missingFieldsText);
  };
  const lost = { failed: t.connectionError, failedText: t.createLost };

  return (
    <>
      <Form
        schema={asksForPassword ? typed.withPassword : typed.usual}
        aria-label={t.createAdmin}
        onSubmit={submit}
        onInvalid={tellProblem}
        onFailed={(error) => showFailure(error, { failed: t.createFailed, lost })}
      >
        <div className={css.fields}>
          <TextField name="name" label={t.name} autoComplete="off" maxLength={120} isRequired />
          <TextField
            name="email"
            label={t.email}
            type="email"
            autoComplete="off"
            maxLength={254}
            isRequired
          />
          <TextField name="username" label={t.username} autoComplete="off" maxLength={100} isRequired />
          <Select
            name="role"
            label={t.role}
            options={adminRoles.map((id) => ({ id, label: t.roles[id] ?? id }))}
            defaultValue="admin"
            onChange={(chosen) => setRole(String(chosen))}
            description={t.roleTexts[role]}
          />
        </div>
        {agencies.length > 0 && (
          <Suspense>
            <SeenFields programWide agencies={[]} all={agencies} />
          </Suspense>
        )}
        <TextField
          name="password"
          label={t.password}
          description={t.passwordHint}
          autoComplete="off"
          spellCheck="false"
          maxLength={200}
          value={password}
          onChange={setPassword}
          isRequired={asksForPassword}
        />
        <Actions>
          <Button variant="quiet" icon="refresh" onPress={() => setPassword(generatePassword(drawn))}>
            {t.generate}
          </Button>
          <SubmitButton icon="plus" pendingText={t.creating}>
            {t.createAdmin}
          </SubmitButton>
        </Actions>
      </Form>
      {passwordDialog}
    </>
  );
}

/** A uniform random integer from `from` to `to`: values that would cause bias are redrawn. */
function drawn(from: number, to: number): number {
  const many = to - from + 1;
  const fair = 2 ** 32 - (2 ** 32 % many);
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < fair) return from + (number % many);
  }
}

/** Creates an account and returns its password, once. */
function useCreateAdmin() {
  const [create] = useSecretAction<NewAccountFormMutation>(graphql`
    mutation NewAccountFormMutation($input: CreateAdminInput!) {
      createAdmin(input: $input) {
        temporaryPassword
        expiresAt
      }
    }
  `);
  return async (input: CreateAdminInput) => (await create({ input })).createAdmin;
}
