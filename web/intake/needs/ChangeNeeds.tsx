import { useState } from "react";
import * as z from "zod/mini";
import type { Needs, StatedNeeds } from "../../../shared/intake/needs/rules.ts";
import type { NeedsSum_limits$key } from "#relay/NeedsSum_limits.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { Evenly } from "../../design/layout/layout.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { fieldsOf, needsOfForm, type NeedsFields } from "./form.ts";
import * as css from "./needs.css.ts";
import { NeedsRows } from "./NeedsRows.tsx";
import { NeedsSum } from "./NeedsSum.tsx";
import { words } from "./words.ts";

interface ChangeNeedsProps {
  needs: Needs;
  limits: NeedsSum_limits$key;
  onSave: (needs: StatedNeeds) => Promise<void>;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
}

const schema = z.object({ needs: needsOfForm });

/** The needs fields on a request's page. Saving confirms them. */
export function ChangeNeeds({ needs, limits, onSave, onFailed, onCancel }: ChangeNeedsProps) {
  const t = useWords(words);
  const [fields, setFields] = useState<NeedsFields>(() => fieldsOf(needs));
  const change = (part: Partial<NeedsFields>) => setFields((now) => ({ ...now, ...part }));

  return (
    <Form
      schema={schema}
      aria-label={t.title}
      onSubmit={async ({ needs: stated }) => {
        if (stated) await onSave(stated);
      }}
      onFailed={onFailed}
    >
      <div className={css.body}>
        <NeedsRows fields={fields} onChange={change} />
        <NeedsSum fields={fields} limits={limits} />
      </div>
      <input type="hidden" name="needs" value={JSON.stringify({ origin: "own", fields })} />
      <Evenly>
        <Button variant="quiet" onPress={onCancel}>
          {t.facts.cancel}
        </Button>
        <SubmitButton pendingText={t.facts.saving}>{t.facts.save}</SubmitButton>
      </Evenly>
    </Form>
  );
}
