import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import type { Difference } from "./difference.ts";
import { words } from "./words.desk.ts";

const SettleDialog = lazily(() => import("./SettleDialog.tsx"), "SettleDialog");

void graphql`
  fragment SettleButton_line on StatementLine {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    version
    # eslint-disable-next-line relay/unused-fields
    verdict
    # eslint-disable-next-line relay/unused-fields
    amount
    fileName
    line
    # eslint-disable-next-line relay/unused-fields
    canAccept
    # eslint-disable-next-line relay/unused-fields
    viewerCanAccept
  }
`;

/** Settles a difference, with a reason. */
export function SettleButton({ line, others }: { line: Difference; others: readonly string[] }) {
  const t = useWords(words).differences;
  // The line as the dialog first showed it.
  const [opened, setOpened] = useState<Difference>();
  return (
    <>
      <Button aria-label={t.settleOf(line.fileName, line.line)} onPress={() => setOpened(line)}>
        {t.settle}
      </Button>
      <Suspense>
        {opened && <SettleDialog line={opened} others={others} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
