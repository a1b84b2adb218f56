import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";

/** Copies a text to the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const t = useWords(words);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t.copied, tone: "positive" });
    } catch {
      toast({ title: t.copyFailed, tone: "caution" });
    }
  }
  return (
    <Button variant="quiet" icon="copy" onPress={() => void copy()}>
      {t.copy}
    </Button>
  );
}
