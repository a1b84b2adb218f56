import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Actions, Cluster, Stack } from "../../../design/layout/layout.tsx";
import { saveText } from "../../../core/device/saveFile.ts";
import { words } from "../words.account.ts";
import * as css from "./RecoveryCodes.css.ts";
import { CopyButton } from "./CopyButton.tsx";

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useWords(words);
  const text = codes.join("\n");
  return (
    <Stack>
      <p>{t.codesText}</p>
      <ul className={css.codes} aria-label={t.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster>
        <CopyButton text={text} />
        <Button variant="quiet" icon="download" onPress={() => saveText(text, t.fileName)}>
          {t.download}
        </Button>
      </Cluster>
      <Actions>
        <Button icon="check" onPress={onKept}>
          {t.kept}
        </Button>
      </Actions>
    </Stack>
  );
}
