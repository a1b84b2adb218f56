import { useRef, useState } from "react";
import type { Needs } from "../../../shared/intake/needs/rules.ts";
import type { NeedsSum_limits$key } from "#relay/NeedsSum_limits.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { useFieldProblem, useFormErrors } from "../../design/fields/form/formErrors.ts";
import { useKeptText } from "../../design/fields/form/draftValues.ts";
import { FormSection } from "../../design/fields/form/FormSection.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { fieldsOf, isEmpty, noNeeds, startOf, stateIn, type NeedsFields, type NeedsState } from "./form.ts";
import * as css from "./needs.css.ts";
import { NeedsRows } from "./NeedsRows.tsx";
import { NeedsSum } from "./NeedsSum.tsx";
import { useTypedNeeds } from "./useTypedNeeds.ts";
import { words } from "./words.ts";

interface NeedsSectionProps {
  /** The form's texts from which needs are read. */
  from: readonly string[];
  /** Confirmed earlier, in case tracking. */
  confirmed: Needs | null;
  limits: NeedsSum_limits$key | null;
}

/**
 * The needs, filled from the form's text while it is typed, until the person confirms or changes
 * them. The form's value is `needs` (form.ts); needs that were only read are not part of it, since
 * they follow from the text.
 */
export function NeedsSection({ from, confirmed, limits }: NeedsSectionProps) {
  const t = useWords(words);
  const { changed } = useFormErrors();
  const kept = useKeptText("needs");
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<NeedsState>(
    () => stateIn(startOf(kept, confirmed)) ?? { origin: "read", fields: noNeeds },
  );
  const { origin, fields } = state;
  const isOwn = origin === "own";
  const [fromCase, setFromCase] = useState(false);
  useTypedNeeds(place, from, !isOwn, (needs) => {
    setFromCase(needs?.fromCase ?? false);
    setState((now) =>
      now.origin === "own" ? now : { origin: "read", fields: needs ? fieldsOf(needs) : noNeeds },
    );
  });

  function change(part: Partial<NeedsFields>) {
    changed("needs");
    setState((now) => ({ origin: "own", fields: { ...now.fields, ...part } }));
  }
  function readAgain() {
    changed("needs");
    setState((now) => ({ ...now, origin: "read" }));
  }
  const status = statusOf(state);
  const isSaidAtField = useFieldProblem("needs.ride.distance") !== undefined && status === "open";
  const text = status === "read" && fromCase ? t.status.readWithCase : t.status[status];

  return (
    <FormSection title={t.title}>
      <div ref={place} className={css.rows}>
        <span className={css.origin} data-origin={status} role="status">
          {status === "own" && <Icon name="check" size="sm" />}
          {status === "read" && <Icon name="spark" size="sm" />}
          {!isSaidAtField && text}
        </span>
        <div className={css.body}>
          <NeedsRows fields={fields} onChange={change} />
          <NeedsSum fields={fields} isRead={!isOwn} limits={limits} />
        </div>
        {/* After what it confirms. */}
        <div className={css.confirm}>
          {status !== "empty" && (
            // One button for both, so that the focus stays.
            <Button
              variant={isOwn ? "plain" : "quiet"}
              icon={isOwn ? "refresh" : "check"}
              onPress={isOwn ? readAgain : () => change({})}
            >
              {isOwn ? t.status.again : t.status.confirm}
            </Button>
          )}
        </div>
        {isOwn && <input type="hidden" name="needs" value={JSON.stringify(state)} />}
      </div>
    </FormSection>
  );
}

/** A ride without a distance is not confirmed yet, and nothing is confirmed by zeros. */
function statusOf({ origin, fields }: NeedsState) {
  if (origin === "read") return isEmpty(fields) ? "empty" : "read";
  if (fields.ride === "unknown") return "open";
  return isEmpty(fields) ? "none" : "own";
}
