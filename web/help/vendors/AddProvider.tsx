import { useState } from "react";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { maxNameCharacters, newProvider } from "../../../shared/help/vendors/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import * as css from "./AddProvider.css.ts";
import { words } from "./words.desk.ts";
import { useVendorActs } from "./useVendorActs.ts";

/** Adds a provider by name, with Enter or the button; the field is then cleared. */
export function AddProvider({ helpType }: { helpType: HelpType }) {
  const t = useWords(words).edit;
  const acts = useVendorActs();
  const [added, setAdded] = useState(0);
  return (
    <Form
      schema={newProvider}
      aria-label={t.addLabel}
      onSubmit={async ({ name }) => {
        await acts.add(name, helpType);
        setAdded(added + 1);
      }}
    >
      <div className={css.line}>
        <TextField
          key={added}
          name="name"
          label={t.addLabel}
          placeholder={t.addPlaceholder}
          maxLength={maxNameCharacters}
          autoFocus={added > 0}
        />
        <SubmitButton icon="plus" pendingText={t.adding}>
          {t.add}
        </SubmitButton>
      </div>
    </Form>
  );
}
