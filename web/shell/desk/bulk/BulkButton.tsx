import { useState, type ReactNode } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useReadLists } from "../../../core/relay/ListReading.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import type { IconName } from "../../../design/text/Icon.tsx";
import { words } from "./words.desk.ts";

interface Result {
  readonly id: string;
  readonly refusal?: string | null | undefined;
}

interface BulkButtonProps {
  icon: IconName;
  rows: readonly { id: string; name: string }[];
  act: (ids: string[]) => Promise<readonly Result[]>;
  onDone: (ids: readonly string[]) => void;
  children: ReactNode;
}

/** Applies an action to the chosen rows. Refused ones are named, with reasons, and stay chosen. */
export function BulkButton({ icon, rows, act, onDone, children }: BulkButtonProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const readLists = useReadLists();
  const [isBusy, setBusy] = useState(false);

  async function run() {
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
      readLists();
    } catch (error) {
      showFailure(error, { failed: t.failed }, "bulk");
    }
    setBusy(false);
  }
  return (
    <Button variant="quiet" icon={icon} isPending={isBusy} onPress={() => void run()}>
      {children}
    </Button>
  );
}
