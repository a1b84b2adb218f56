import { Suspense } from "react";
import type { Channel, RecipientKind } from "../../../../shared/desk/inbox/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Menu } from "../../../design/overlays/Menu.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { words } from "../words.desk.ts";
import { useTemplates } from "./useTemplates.ts";

interface TemplateMenuProps {
  type: Channel;
  /** The writer of the answered message. */
  recipient: { recipientKey: string | null; party: RecipientKind | null; requestNumber: number | null };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onFilled: (text: string) => void;
}

/** The templates of a reply. "/" in the empty field opens them. */
export function TemplateMenu(props: TemplateMenuProps) {
  const t = useWords(words);
  const loading = (
    <Button variant="quiet" icon="file" isDisabled>
      {t.templates}
      <Icon name="chevron-down" />
    </Button>
  );
  return (
    <Suspense fallback={loading}>
      <Templates {...props} />
    </Suspense>
  );
}

function Templates({ type, recipient, isOpen, onOpenChange, onFilled }: TemplateMenuProps) {
  const t = useWords(words);
  const { recipientKey, party, requestNumber } = recipient;
  const addressed =
    recipientKey === null || party === null ? null : { key: recipientKey, kind: party, requestNumber };
  const { fitting, fill } = useTemplates(type, addressed);

  async function choose(id: string) {
    const filled = await fill(Number(id));
    if (!filled) return;
    onFilled(filled.body);
    const { missing, refused } = filled;
    const problems = [
      ...(missing.length > 0 ? [t.write.missing(missing.map((name) => `{${name}}`).join(", "))] : []),
      ...refused,
    ];
    if (problems.length > 0)
      toast({ title: t.templates, description: problems.join(" "), tone: "caution", about: "template" });
  }
  return (
    <Menu
      label={t.templates}
      icon="file"
      actions={
        fitting.length > 0
          ? fitting.map(({ number, name }) => ({ id: String(number), label: name }))
          : [{ id: "none", label: t.answer.noTemplates, isDisabled: true }]
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onAction={(id) => void choose(id)}
    >
      {t.templates}
    </Menu>
  );
}
