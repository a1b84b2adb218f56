import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { SettleButton_line$data, SettleButton_line$key } from "#relay/SettleButton_line.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "./words.desk.ts";

const SettleDialog = lazily(() => import("./SettleDialog.tsx"), "SettleDialog");

interface SettleButtonProps {
  line: SettleButton_line$key;
  /** Who else may confirm money. */
  others: readonly string[];
}

/** Settles a difference, with a reason. */
export function SettleButton({ line: ref, others }: SettleButtonProps) {
  const line = useFragment(
    graphql`
      fragment SettleButton_line on StatementLine {
        fileName
        line
        ...SettleDialog_line
      }
    `,
    ref,
  );
  const t = useWords(words).differences;
  // The line as the dialog first showed it.
  const [opened, setOpened] = useState<SettleButton_line$data>();
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
