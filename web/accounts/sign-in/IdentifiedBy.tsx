import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.ts";

interface IdentifiedByProps {
  provider: string;
  onForget: () => void;
}

/** The department's sign-in filled a part of the form. */
export function IdentifiedBy({ provider, onForget }: IdentifiedByProps) {
  const t = useWords(words);
  return (
    <Notice tone="positive" icon="shield">
      <Cluster isSpread gap="xs">
        <span>{t.identified(provider)}</span>
        <Button variant="quiet" onPress={onForget}>
          {t.notYou}
        </Button>
      </Cluster>
    </Notice>
  );
}
