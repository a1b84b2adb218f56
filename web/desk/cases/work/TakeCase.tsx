import { useMe } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
import { useAssignCase } from "./useAssignCase.ts";
import { words } from "./words.desk.ts";

interface TakeCaseProps {
  id: string;
  /** In a list of cases, whose buttons have the same word. */
  caseId?: string;
  /** Before it is sent: the button is removed when it succeeds. */
  onPress?: () => void;
  onTaken?: () => void;
  /** Someone else took it first. */
  onOutdated: () => void;
}

/** The reader becomes the owner of a case that has none. */
export function TakeCase({ id, caseId, onPress, onTaken, onOutdated }: TakeCaseProps) {
  const t = useWords(words);
  const me = useMe();
  const shortcut = useShortcuts();
  const showFailure = useFailureToast();
  const [assign, isTaking] = useAssignCase(onOutdated);
  async function take() {
    onPress?.();
    try {
      await assign({ id, owner: me, shown: null });
      onTaken?.();
    } catch (error) {
      showFailure(error, { failed: t.failed }, id);
    }
  }
  return (
    <Button
      variant="plain"
      icon="user"
      isPending={isTaking}
      pendingText={t.taking}
      {...(caseId ? { "aria-label": t.takeOf(caseId) } : shortcut("e"))}
      onPress={() => void take()}
    >
      {t.take}
    </Button>
  );
}
