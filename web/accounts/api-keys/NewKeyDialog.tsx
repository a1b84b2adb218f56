import { useState } from "react";
import { keyDayChoices, keyDays, keyForm, networksIn } from "../../../shared/accounts/api-keys/rules.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { ProgramSecret, ShownOnce } from "../admins/security/ShownOnce.tsx";
import { useSeen } from "../../shell/desk/agencies.ts";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { CheckboxSet } from "../../design/fields/choices/CheckboxSet.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import type { FormSchema } from "../../design/fields/form/Form.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { words } from "./words.desk.ts";
import { RecipientFields } from "./RecipientFields.tsx";
import { useKeyActs } from "./useKeyActs.ts";

interface Typed {
  name: string;
  scopes: readonly string[];
  days: number;
  networks: readonly string[];
  body: string | null;
  agreement: string | null;
  agency: number | null;
}

/** Converts the fields for the rule: a checkbox per scope, and typed networks. */
const typedKey: FormSchema<Typed> = {
  "~standard": {
    validate: (input) => {
      const values = input as Record<string, unknown>;
      return keyForm["~standard"].validate({
        name: values["name"],
        scopes: scopes.filter((scope) => values[boxOf(scope)] === true),
        days: Number(values["days"]),
        networks: networksIn(typeof values["networks"] === "string" ? values["networks"] : ""),
        body: values["body"],
        agreement: values["agreement"],
        agency: Number(values["agency"]) || null,
      });
    },
  },
};
const wholeProgram = "0";
const boxOf = (scope: string) => `scope ${scope}`;

/** Creates a key and shows it once. */
export function NewKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const t = useWords(words);
  const { create } = useKeyActs();
  const [run, passwordDialog] = usePasswordAgain();
  const { agencies } = useSeen();
  const [made, setMade] = useState<{ name: string; key: string }>();

  async function submit({ name, ...form }: Typed) {
    const { createApiKey } = await run(() => create({ input: { name, ...form } }));
    setMade({ name, key: createApiKey.key });
    onMade();
  }
  if (made)
    return (
      <ShownOnce title={t.created(made.name)} onClose={onClose}>
        <ProgramSecret secret={made.key} text={t.once} />
      </ShownOnce>
    );
  return (
    <FormDialog
      title={t.add}
      schema={typedKey}
      onSubmit={submit}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.create, pending: t.creating }}
      icon="plus"
      over={passwordDialog}
    >
      <TextField
        name="name"
        label={t.name}
        description={t.nameHint}
        maxLength={60}
        autoComplete="off"
        isRequired
      />
      <CheckboxSet
        name="scopes"
        label={t.mayDo}
        boxes={scopes.map((scope) => ({
          name: boxOf(scope),
          label: (
            <>
              {t.scopes[scope]} (
              <code translate="no" dir="auto">
                {scope}
              </code>
              )
            </>
          ),
        }))}
      />
      <Select
        name="days"
        label={t.lives}
        options={keyDayChoices.map((days) => ({ id: String(days), label: t.days[days] ?? String(days) }))}
        defaultValue={String(keyDays.usual)}
      />
      <TextField
        name="networks"
        label={t.networks}
        description={t.networksHint}
        rows={2}
        autoComplete="off"
      />
      <RecipientFields />
      {agencies.length > 0 && (
        <Select
          name="agency"
          label={t.agency}
          description={t.agencyHint}
          options={[
            { id: wholeProgram, label: t.wholeProgram },
            ...agencies.map(({ number, name }) => ({ id: String(number), label: name })),
          ]}
          defaultValue={wholeProgram}
        />
      )}
    </FormDialog>
  );
}
