import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ExportButtonQuery } from "#relay/ExportButtonQuery.graphql";
import { saveFile } from "../../core/device/saveFile.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

/** Exports the directory, or one state's part, as an importable file. */
export function ExportButton({ state }: { state: string | null }) {
  const t = useWords(words);
  const environment = useRelayEnvironment();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const answer = await fetchQuery<ExportButtonQuery>(
        environment,
        graphql`
          query ExportButtonQuery($state: String) {
            directoryFile(state: $state)
          }
        `,
        { state },
      ).toPromise();
      if (!answer) throw new Error("The file did not come");
      const name = `directory${state ? `-${state.toLowerCase()}` : ""}.csv`;
      saveFile(new Blob([answer.directoryFile], { type: "text/csv;charset=utf-8" }), name);
    } catch (error) {
      showFailure(error, t);
    }
    setBusy(false);
  }
  return (
    <Button
      variant="quiet"
      icon="download"
      isPending={isBusy}
      pendingText={t.exporting}
      onPress={() => void save()}
    >
      {t.exportAll}
    </Button>
  );
}
