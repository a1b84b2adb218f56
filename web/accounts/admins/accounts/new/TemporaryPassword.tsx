import { useFormat } from "../../../../core/i18n/format.ts";
import { useWords } from "../../../../core/i18n/i18n.tsx";
import { Cluster, Stack } from "../../../../design/layout/layout.tsx";
import { CopyButton } from "../../security/CopyButton.tsx";
import { words } from "../../words.desk.ts";
import { ShownOnce } from "../../security/ShownOnce.tsx";
import * as css from "../../security/secret.css.ts";

export interface TemporaryPassword {
  username: string;
  email: string;
  password: string;
  expiresAt: string | null | undefined;
}

/** The temporary password, shown once, to be copied. */
export function TemporarySecret({ of: { email, password, expiresAt } }: { of: TemporaryPassword }) {
  const t = useWords(words);
  const format = useFormat();
  return (
    <Stack gap="sm">
      <Cluster>
        <code className={css.password} translate="no" dir="auto">
          {password}
        </code>
        <CopyButton text={password} />
      </Cluster>
      <p>{t.temporaryText(email)}</p>
      {expiresAt && <p>{t.temporaryOnce(format.dateTime(expiresAt))}</p>}
    </Stack>
  );
}

export function TemporaryDialog({ of, onClose }: { of: TemporaryPassword; onClose: () => void }) {
  const t = useWords(words);
  return (
    <ShownOnce title={t.temporaryTitle(of.username)} onClose={onClose}>
      <TemporarySecret of={of} />
    </ShownOnce>
  );
}
