import { askedHelp, usd, type DispatchLimits } from "../../../shared/help/dispatches/rules.ts";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { useFormErrors } from "../../design/fields/form/formErrors.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { useNeedsLines } from "../../intake/needs/useNeedsLines.ts";
import { givenBy, type Inputs } from "./hub/selection.ts";
import { isAsStated } from "./hub/statedHelp.ts";
import type { Stated } from "./hub/useStatedHelp.ts";
import * as css from "./DispatchForm.css.ts";
import { words } from "./words.desk.ts";

interface NeedLineProps {
  helpType: HelpType;
  stated: Stated;
  inputs: Inputs;
  limits: DispatchLimits;
  onUse: (inputs: Partial<Inputs>) => void;
}

/**
 * What is needed of this kind, beside the fields that dispatch it. Fields that differ from it are
 * filled with one press: a need that no one confirmed is never filled in by itself.
 */
export function NeedLine({ helpType, stated: { needs, kinds }, inputs, limits, onUse }: NeedLineProps) {
  const { need: t, dispatch, dialog } = useWords(words);
  const { changed } = useFormErrors();
  const lines = useNeedsLines();
  const stated = kinds[helpType];
  const line = needs && lines(needs)[helpType];
  if (!stated || !line)
    return (
      <p className={css.need}>
        <Muted>{t.notStated}</Muted>
      </p>
    );
  const { isConfirmed, isCut, givenCents } = stated;
  const counts = { people: dispatch.people, hours: dispatch.hours };
  const help = askedHelp(givenBy(helpType, { ...inputs, ...stated.inputs }), limits);
  const amount = [
    help.people && counts.people(help.people),
    help.hours && counts.hours(help.hours),
    usd(help.valueCents),
  ]
    .filter(Boolean)
    .join(", ");
  const isSame = isAsStated(inputs, stated);
  return (
    <div className={css.need}>
      <span>{t.needed(line)}</span>
      {!isConfirmed && (
        <Badge tone="caution" icon="alert">
          {dialog.unconfirmed}
        </Badge>
      )}
      {givenCents > 0 && <Badge icon="check">{t.given(usd(givenCents))}</Badge>}
      {!isSame && (
        <Button
          variant="quiet"
          onPress={() => {
            for (const name of Object.keys(stated.inputs)) changed(name);
            onUse(stated.inputs);
          }}
        >
          {t.use(amount)}
        </Button>
      )}
      {isSame && isCut && (
        <span className={css.cut}>
          <Icon name="alert" size="sm" />
          {t.cut(helpType === "food" ? counts.people(help.people ?? 0) : counts.hours(help.hours ?? 0))}
        </span>
      )}
    </div>
  );
}
