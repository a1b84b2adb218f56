import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

interface Result {
  readonly id: string;
  readonly refusal?: string | null | undefined;
}

interface Chosen {
  id: string;
  name: string;
}

/** Does one act to the chosen rows. Each refused one is named with its reason, and stays chosen. */
export function useBulkAct(act: (ids: string[]) => Promise<readonly Result[]>) {
  const t = useWords(words);
  const tellFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);

  async function run(rows: readonly Chosen[], onDone: (ids: readonly string[]) => void) {
    setBusy(true);
    try {
      const results = await act(rows.map(({ id }) => id));
      const refused = results.filter(({ refusal }) => refusal);
      const done = results.filter(({ refusal }) => !refusal).map(({ id }) => id);
      const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
      if (done.length > 0) toast({ title: t.done(done.length), tone: "positive", about: "bulk" });
      if (refused.length > 0)
        toast({
          title: t.refused(refused.length),
          description: refused.map(({ id, refusal }) => `${nameOf(id)}: ${refusal}`).join("\n"),
          tone: "critical",
          about: "bulk-refused",
        });
      onDone(done);
    } catch (error) {
      tellFailure(error, { failed: t.failed }, "bulk");
    }
    setBusy(false);
  }
  return { run, isBusy };
}
