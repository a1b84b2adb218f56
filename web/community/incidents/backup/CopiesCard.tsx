import { Suspense, useState } from "react";
import { lazily } from "../../../core/routing/lazily.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { FileButton } from "../../../design/fields/files/FileButton.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { isSample, type Incident } from "../store/incident.ts";
import * as css from "../incidents.css.ts";
import { useCopies } from "./useCopies.ts";
import { words } from "../words.ts";

const ExportDialog = lazily(() => import("./CopyDialogs.tsx"), "ExportDialog");
const UnlockCopyDialog = lazily(() => import("./CopyDialogs.tsx"), "UnlockCopyDialog");
const EraseDialog = lazily(() => import("../EraseDialog.tsx"), "EraseDialog");
const PaperDialog = lazily(() => import("../print/PaperDialog.tsx"), "PaperDialog");

interface CopiesCardProps {
  /** The listed entries are printed. */
  found: readonly Incident[];
  isSearched: boolean;
  hasPasscode: boolean;
}

/** Export, import, print and erase the whole log. */
export function CopiesCard({ found, isSearched, hasPasscode }: CopiesCardProps) {
  const t = useWords(words).copies;
  const [asked, setAsked] = useState<"export" | "paper" | "erase">();
  const copies = useCopies();
  const close = () => setAsked(undefined);
  const own = found.filter((incident) => !isSample(incident));

  return (
    <Card title={t.title} icon="download">
      <Muted>{t.text}</Muted>
      <div className={css.ways}>
        <div className={css.save}>
          <Button
            icon="download"
            isWide
            isPending={copies.isExporting}
            pendingText={t.exporting}
            onPress={() => copies.hasOwn() && (hasPasscode ? setAsked("export") : void copies.save(false))}
          >
            {t.export}
          </Button>
        </div>
        <FileButton
          variant="quiet"
          icon="upload"
          accept={[".json", "application/json"]}
          isPending={copies.isImporting}
          pendingText={t.importing}
          onFile={(file) => void copies.bringBack(file)}
        >
          {t.import}
        </FileButton>
        <Button
          variant="quiet"
          icon="printer"
          onPress={() => (own.length > 0 ? setAsked("paper") : toast({ title: t.nothing }))}
        >
          {t.print}
        </Button>
        <div className={css.erase}>
          <Button variant="plain" icon="trash" onPress={() => setAsked("erase")}>
            {t.erase}
          </Button>
        </div>
      </div>
      <Suspense>
        {asked === "export" && <ExportDialog onSave={copies.save} onClose={close} />}
        {copies.locked && <UnlockCopyDialog onOpen={copies.openLocked} onClose={copies.forgetLocked} />}
        {asked === "paper" && <PaperDialog incidents={own} isSearched={isSearched} onClose={close} />}
        {asked === "erase" && <EraseDialog title={t.eraseTitle} text={t.eraseText} onClose={close} />}
      </Suspense>
    </Card>
  );
}
