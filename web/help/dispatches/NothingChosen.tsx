import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { NeedsList } from "../../intake/needs/NeedsList.tsx";
import type { Stated } from "./hub/useStatedHelp.ts";
import * as css from "./DispatchForm.css.ts";
import { words } from "./words.desk.ts";

/** In place of the fields, while no provider is checked: what is needed of all kinds of help. */
export function NothingChosen({ stated: { needs, isConfirmed } }: { stated: Stated }) {
  const t = useWords(words).dialog;
  return (
    <Stack>
      <Muted>{t.nothing}</Muted>
      {needs && (
        <Stack gap="xs">
          <h3 className={css.legend}>{t.needed}</h3>
          <NeedsList needs={needs} />
          {!isConfirmed && <Muted>{t.unconfirmed}</Muted>}
        </Stack>
      )}
    </Stack>
  );
}
