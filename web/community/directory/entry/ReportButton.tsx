import { Suspense, useState } from "react";
import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.ts";

/** Its dialog and validation are loaded on demand. */
const load = () => import("../../corrections/ReportDialog.tsx");
type Loaded = Awaited<ReturnType<typeof load>>;

interface ReportButtonProps {
  entry: Pick<ResourceEntry, "key" | "name">;
  className: string;
}

/** Opens the form for reporting a wrong entry. */
export function ReportButton({ entry, className }: ReportButtonProps) {
  const t = useWords(words);
  const [form, setForm] = useState<Loaded>();

  async function open() {
    try {
      setForm(await load());
    } catch {
      toast({ title: t.reportFailed, description: t.reportFailedText, tone: "critical" });
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        title={t.reportOf(entry.name)}
        aria-label={t.reportOf(entry.name)}
        onClick={() => void open()}
      >
        <Icon name="flag" />
      </button>
      {form && (
        <Suspense>
          <form.ReportDialog entry={entry} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </>
  );
}
