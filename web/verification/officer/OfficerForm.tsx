import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { officerForm, type OfficerForm as FormValue } from "#shared/verification/rules";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import type { Sentence } from "#shared/core/i18n/phrases";
import { saidBy } from "../../core/http/refusals.ts";
import { useSay } from "../../core/i18n/sentences.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { KeptForm } from "../../offline/drafts/KeptForm.tsx";
import type { LastCase } from "./lastCase.ts";
import { OfficerFields } from "./OfficerFields.tsx";
import { useSubmitOfficerVerification } from "./useSubmitOfficerVerification.ts";
import { words } from "../words.ts";

interface OfficerFormProps {
  /** The current case's values; null for a first-time officer. */
  last: LastCase | null;
}

/**
 * Typed text survives failures and reloads until it is sent. It is not queued, since it opens the
 * session that later sending would need.
 */
export function OfficerForm({ last }: OfficerFormProps) {
  const [known, setKnown] = useState(last);
  const { form: t } = useWords(words);
  const [submit] = useSubmitOfficerVerification();
  const locale = useLocale();
  const navigate = useNavigate();
  const say = useSay();

  async function send(form: FormValue, idempotencyKey: string) {
    const input = { ...form, language: locale, idempotencyKey };
    // The browser now belongs to this officer: earlier data is invalid.
    await submit({ input }, { updater: (store) => store.invalidateStore() });
    toast({ title: t.saved, description: t.savedText, tone: "positive" });
    void navigate("/verification");
  }
  return (
    <KeptForm
      name="officer"
      schema={officerForm}
      onSubmit={send}
      onFailed={(error) =>
        toast({ title: t.failed, description: say(sentenceOf(error) ?? t.failedText), tone: "critical" })
      }
    >
      <OfficerFields known={known} onClear={() => setKnown(null)} />
    </KeptForm>
  );
}

/** A refusal explains itself; a lost connection or a crash gets the form's own sentence. */
function sentenceOf(error: Error): string | Sentence | undefined {
  const { code = "" } = error as { code?: string };
  return ["RATE_LIMITED", "CONFLICT", "FORBIDDEN", "UNPROCESSABLE"].includes(code)
    ? saidBy(error)
    : undefined;
}
