import { useState } from "react";
import { Button } from "../design/Button.tsx";
import { Actions, Dialog } from "../design/Dialog.tsx";
import { RadioGroup } from "../design/RadioGroup.tsx";
import { toast } from "../design/toasts.tsx";
import { useWords } from "./i18n.tsx";
import { fontSizes, saveLook, themes, useLook, type Look } from "./look.ts";
import { words } from "./words.ts";

/** Theme and font size. Save Changes applies and keeps them, Cancel drops them. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words).settingsDialog;
  const [look, setLook] = useState<Look>(useLook());

  function save() {
    saveLook(look);
    toast({ title: t.saved, tone: "positive" });
    onClose();
  }
  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <RadioGroup
        label={t.theme}
        options={themes.map((id) => ({ id, label: t.themes[id] }))}
        value={look.theme}
        onChange={(theme) => setLook({ ...look, theme: theme as Look["theme"] })}
      />
      <RadioGroup
        label={t.font}
        description={t.note}
        options={fontSizes.map((id) => ({ id, label: t.fonts[id] }))}
        value={look.font}
        onChange={(font) => setLook({ ...look, font: font as Look["font"] })}
      />
      <Actions>
        <Button look="quiet" onPress={onClose}>
          {t.cancel}
        </Button>
        <Button onPress={save}>{t.save}</Button>
      </Actions>
    </Dialog>
  );
}
