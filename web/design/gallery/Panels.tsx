import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../text/Badge.tsx";
import { Button } from "../controls/Button.tsx";
import { ConfirmDialog } from "../overlays/ConfirmDialog.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { Disclosure } from "../layout/Disclosure.tsx";
import { Cluster, Stack } from "../layout/layout.tsx";
import { Tabs } from "../layout/Tabs.tsx";
import { toast } from "../overlays/toasts.tsx";
import { Tooltip } from "../overlays/Tooltip.tsx";
import { State } from "./State.tsx";
import { words } from "./words.gallery.ts";

export function Panels() {
  const { panels: t, states } = useWords(words);
  const [open, setOpen] = useState<"dialog" | "confirm">();
  const close = () => setOpen(undefined);
  return (
    <>
      <State name={states.usual}>
        <Stack gap="xs">
          <Disclosure title={t.letters} aside={<Badge>{t.count}</Badge>} level={4} isOpenAtFirst>
            <p>{t.lettersText}</p>
          </Disclosure>
          <Disclosure title={t.letters} aside={<Badge>{t.count}</Badge>} level={4}>
            <p>{t.lettersText}</p>
          </Disclosure>
        </Stack>
        <Cluster>
          <Tooltip text={t.tooltip}>
            <Button variant="quiet" icon="trash">
              {t.tooltipButton}
            </Button>
          </Tooltip>
          <Button variant="quiet" onPress={() => setOpen("dialog")}>
            {t.dialog}
          </Button>
          <Button variant="quiet" onPress={() => setOpen("confirm")}>
            {t.confirm}
          </Button>
          <Button
            variant="quiet"
            onPress={() => toast({ title: t.toastTitle, description: t.toastText, tone: "positive" })}
          >
            {t.toast}
          </Button>
        </Cluster>
        <Tabs
          label={t.tabsLabel}
          tabs={Object.entries(t.tabs).map(([id, label]) => ({ id, label, content: <p>{t.tabText}</p> }))}
        />
      </State>
      <State name={states.long}>
        <Disclosure title={t.long} aside={<Badge tone="caution">{t.count}</Badge>} level={4}>
          <p>{t.lettersText}</p>
        </Disclosure>
      </State>
      <State name={states.disabled}>
        <Disclosure title={t.closed} level={4} isDisabled>
          <p>{t.lettersText}</p>
        </Disclosure>
      </State>
      <Dialog title={t.dialog} isOpen={open === "dialog"} onClose={close}>
        <p>{t.dialogText}</p>
      </Dialog>
      <ConfirmDialog
        title={t.confirm}
        isOpen={open === "confirm"}
        onClose={close}
        onConfirm={() => Promise.resolve()}
        confirmText={t.yes}
        isDangerous
        reason={{}}
      >
        <p>{t.confirmText}</p>
      </ConfirmDialog>
    </>
  );
}
