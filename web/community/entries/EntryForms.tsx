import { createContext, Suspense, useMemo, useState, type ReactNode } from "react";
import { lazily } from "../../core/routing/lazily.ts";
import type { EditedEntry, ShownEntry } from "./useEntryActs.ts";

const EntryDialog = lazily(() => import("./EntryDialog.tsx"), "EntryDialog");
const RetireDialog = lazily(() => import("./RetireDialog.tsx"), "RetireDialog");
const ImportDialog = lazily(() => import("./ImportDialog.tsx"), "ImportDialog");

type Opened =
  | { what: "edit"; entry: EditedEntry | null }
  | { what: "retire"; entry: ShownEntry }
  | { what: "import" };

interface Forms {
  /** Null adds one. */
  edit: (entry: EditedEntry | null) => void;
  retire: (entry: ShownEntry) => void;
  import: () => void;
}

/** Opens the forms of entries: a row may leave the list while its form is open. */
export const EntryForms = createContext<Forms>({ edit() {}, retire() {}, import() {} });

/** The forms of the page, one at a time. */
export function EntryFormsAround({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const forms = useMemo(
    (): Forms => ({
      edit: (entry) => setOpened({ what: "edit", entry }),
      retire: (entry) => setOpened({ what: "retire", entry }),
      import: () => setOpened({ what: "import" }),
    }),
    [],
  );
  const close = () => setOpened(undefined);
  return (
    <EntryForms value={forms}>
      {children}
      <Suspense>
        {opened?.what === "edit" && <EntryDialog entry={opened.entry} onClose={close} />}
        {opened?.what === "retire" && <RetireDialog entry={opened.entry} onClose={close} />}
        {opened?.what === "import" && <ImportDialog onClose={close} />}
      </Suspense>
    </EntryForms>
  );
}
