import { Suspense, useState } from "react";
import { graphql, readInlineData } from "react-relay";
import type { ConfirmEntries_entry$key } from "#relay/ConfirmEntries_entry.graphql";
import { lazily } from "../../core/routing/lazily.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "./words.desk.ts";

const ConfirmEntriesDialog = lazily(() => import("./ConfirmEntriesDialog.tsx"), "ConfirmEntriesDialog");

const fragment = graphql`
  fragment ConfirmEntries_entry on Resource @inline {
    id
    version
    name
  }
`;

interface ConfirmEntriesProps {
  chosen: readonly ConfirmEntries_entry$key[];
  onDone: (ids: readonly string[]) => void;
}

/** Confirms the chosen entries, which were checked on one day with one source. */
export function ConfirmEntries({ chosen, onDone }: ConfirmEntriesProps) {
  const t = useWords(words);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="check" onPress={() => setAsking(true)}>
        {t.confirm}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmEntriesDialog entries={chosen.map(read)} onDone={onDone} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  );
}

function read(entry: ConfirmEntries_entry$key) {
  const { id, version, name } = readInlineData(fragment, entry);
  return { id, version, name };
}
