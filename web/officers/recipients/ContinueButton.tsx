import { useNavigate } from "react-router-dom";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.ts";

const why = "save-recipient-first";

/**
 * Disabled until the recipient is saved; the keyboard still reaches it, and a press explains why.
 */
export function ContinueButton({ isSaved }: { isSaved: boolean }) {
  const t = useWords(words).go;
  const navigate = useNavigate();

  function press() {
    if (isSaved) return void navigate("/new-request");
    toast({ title: t.firstTitle, description: t.firstText, tone: "caution" });
  }
  return (
    <Stack gap="xs">
      <Button
        isWide
        variant={isSaved ? "primary" : "quiet"}
        onPress={press}
        {...(!isSaved && { "aria-disabled": true, "aria-describedby": why })}
      >
        {t.button}
      </Button>
      {!isSaved && <span id={why}>{t.firstText}</span>}
    </Stack>
  );
}
