import { Suspense } from "react";
import ownerQuery from "#relay/OwnerDialogQuery$parameters";
import type { OwnerDialogQuery } from "#relay/OwnerDialogQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../../core/relay/useQueryOnPress.ts";
import { lazily } from "../../../core/routing/lazily.ts";
import { Button } from "../../../design/controls/Button.tsx";
import type { ChosenCase } from "./AssignCasesDialog.tsx";
import { words } from "./words.desk.ts";

const AssignCasesDialog = lazily(() => import("./AssignCasesDialog.tsx"), "AssignCasesDialog");

interface AssignCasesProps {
  chosen: readonly ChosenCase[];
  onDone: (numbers: readonly number[]) => void;
}

/** Gives the chosen cases to an administrator. */
export function AssignCases({ chosen, onDone }: AssignCasesProps) {
  const t = useWords(words).bulk;
  const { open, opened } = useQueryOnPress<OwnerDialogQuery>(ownerQuery, { code: AssignCasesDialog });
  return (
    <>
      <Button variant="quiet" icon="user" onPress={() => open({})}>
        {t.assign}
      </Button>
      <Suspense>{opened && <AssignCasesDialog {...opened} cases={chosen} onDone={onDone} />}</Suspense>
    </>
  );
}
