import { useWords } from "../../core/i18n/i18n.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { words } from "./words.desk.ts";

interface RecipientFieldsProps {
  body?: string | null;
  agreement?: string | null;
}

/** Who receives what a key reads, and by which agreement, if by one. */
export function RecipientFields({ body = null, agreement = null }: RecipientFieldsProps) {
  const t = useWords(words);
  return (
    <>
      <TextField
        name="body"
        label={t.body}
        description={t.bodyHint}
        maxLength={120}
        defaultValue={body ?? ""}
      />
      <TextField
        name="agreement"
        label={t.agreement}
        description={t.agreementHint}
        maxLength={120}
        defaultValue={agreement ?? ""}
      />
    </>
  );
}
