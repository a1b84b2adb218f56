import { Fragment } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import * as css from "./Cases.css.ts";
import { setSingleKeys, useSingleKeys } from "./caseShortcuts.ts";
import { words } from "./words.desk.ts";

/** The keys of the cases page, and the switch for them. */
export function CaseKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words).keys;
  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <Stack>
        <p>{t.lead}</p>
        <dl className={css.keys}>
          {t.list.map(([key, what]) => (
            <Fragment key={key}>
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
