import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Checkbox } from "../../../design/fields/choices/Checkbox.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Form, type FormSchema } from "../../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { maxLineLetters } from "../incidentForm.ts";
import type { Incident } from "../store/incident.ts";
import { Paper } from "./Paper.tsx";
import { fetchSheet, type Sheet } from "./lawyerSheet.ts";
import { log } from "../store/useIncidentLog.ts";
import { words } from "../words.ts";

interface PaperDialogProps {
  incidents: readonly Incident[];
  isSearched: boolean;
  onClose: () => void;
}

interface Wish {
  name: string;
  photos: boolean;
}

/** PDF for a lawyer: a print-only sheet, made on this device. */
export function PaperDialog({ incidents, isSearched, onClose }: PaperDialogProps) {
  const all = useWords(words);
  const t = all.paper;
  const [made, setMade] = useState<Sheet & { name: string }>();

  // The photos' URLs live as long as the sheet.
  useEffect(() => () => made?.photos.forEach((address) => URL.revokeObjectURL(address)), [made]);

  async function print({ name, photos }: Wish) {
    const sheet = await fetchSheet(log, incidents, photos).catch((error: unknown) => {
      console.error("The sheet cannot be made", error);
    });
    if (!sheet) return { "": [t.failed] };
    flushSync(() => setMade({ ...sheet, name }));
    await Promise.all([...document.querySelectorAll<HTMLImageElement>("[data-paper] img")].map(shown));
    const focused = document.activeElement as HTMLElement | null;
    window.print();
    focused?.focus(); // everything else is hidden while printing, and loses the focus
    return undefined;
  }

  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <Form schema={wish} onSubmit={print}>
        <p>{t.lead}</p>
        <p>{isSearched ? t.found(incidents.length) : t.whole(incidents.length)}</p>
        <TextField
          name="name"
          label={t.name}
          description={t.nameHint}
          autoComplete="name"
          maxLength={maxLineLetters}
        />
        <Checkbox name="photos" defaultSelected>
          {t.photos}
        </Checkbox>
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton icon="printer" pendingText={all.copies.printing}>
            {t.make}
          </SubmitButton>
        </Actions>
      </Form>
      {made && createPortal(<Paper sheet={made} name={made.name} />, document.body)}
    </Dialog>
  );
}

const wish: FormSchema<Wish> = {
  "~standard": {
    validate: (input) => {
      const { name, photos } = input as { name?: string; photos?: boolean };
      return { value: { name: name?.trim() ?? "", photos: photos === true } };
    },
  },
};

/** A photo that this browser cannot show does not block printing. */
const shown = (image: HTMLImageElement) => image.decode().catch(() => {});
