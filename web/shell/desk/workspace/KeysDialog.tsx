import { Fragment } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Switch } from "../../../design/fields/choices/Switch.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import * as css from "./Workspace.css.ts";
import { setSingleKeys, useSingleKeys } from "./singleKeys.ts";
import { words, type KeyWords } from "./words.desk.ts";

interface KeysDialogProps {
  /** The keys of this page. Those of every page follow. */
  keys: KeyWords;
  onClose: () => void;
}

/** The keys of a page, and the switch for them. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const t = useWords(words);
  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <Stack>
        <p>{t.lead}</p>
        <dl className={css.keys}>
          {[...keys, t.search, t.leave, t.send, t.help].map(([key, what]) => (
            <Fragment key={what}>
              <dt>
                <kbd className={css.key}>{key}</kbd>
              </dt>
              <dd className={css.what}>{what}</dd>
            </Fragment>
          ))}
        </dl>
        <Switch isSelected={useSingleKeys()} onChange={setSingleKeys}>
          {t.on}
        </Switch>
      </Stack>
    </Dialog>
  );
}
