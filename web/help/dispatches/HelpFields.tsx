import {
  maxFoodPeople,
  maxNotesCharacters,
  maxShelterHours,
  providerInfos,
  type DispatchLimits,
} from "../../../shared/help/dispatches/rules.ts";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { NumberField } from "../../design/fields/NumberField.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import type { NeededReasons } from "./hub/reasons.ts";
import type { Inputs } from "./hub/selection.ts";
import type { Stated } from "./hub/useStatedHelp.ts";
import { words } from "./words.desk.ts";
import * as css from "./DispatchForm.css.ts";
import { NeedLine } from "./NeedLine.tsx";

interface HelpFieldsProps {
  inputs: Inputs;
  onChange: (next: Partial<Inputs>) => void;
  /** The kinds of the checked providers. */
  types: readonly HelpType[];
  limits: DispatchLimits;
  stated: Stated;
  needed: NeededReasons;
}

const none = "-";

/**
 * The values of the checked providers: people for food, hours for a room, and the amount of a ride.
 */
export function HelpFields({ inputs, onChange, types, limits, stated, needed }: HelpFieldsProps) {
  const t = useWords(words).dialog;
  const { people, foodValue } = inputs;
  const { over, overlap } = needed;
  const usualFood =
    ((Number.isInteger(people) && people >= 1 ? people : 1) * limits.foodCentsPerPerson) / 100;
  const usualRide = stated.kinds.transportation?.isConfirmed
    ? (stated.kinds.transportation.inputs.rideValue ?? 0)
    : limits.transportationMaxCents / 100;
  const needOf = (helpType: HelpType) => (
    <NeedLine helpType={helpType} stated={stated} inputs={inputs} limits={limits} onUse={onChange} />
  );
  const infos = [{ id: none, label: t.noInfo }, ...providerInfos.map((info) => ({ id: info, label: info }))];
  return (
    <Stack>
      {types.includes("transportation") && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t.types.transportation}</legend>
          {needOf("transportation")}
          <Select
            name="providerInfo"
            label={t.infoLabel}
            description={t.infoHint}
            options={infos}
            value={inputs.info || none}
            onChange={(info) => onChange({ info: info === none || info === null ? "" : String(info) })}
          />
          <NumberField
            name="rideValue"
            label={t.valueLabel}
            description={t.valueEach}
            minValue={0}
            value={inputs.rideValue}
            // An emptied field has its first value again, as the field of food.
            onChange={(next) => onChange({ rideValue: Number.isFinite(next) ? next : usualRide })}
          />
        </fieldset>
      )}
      {types.includes("food") && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t.types.food}</legend>
          {needOf("food")}
          <NumberField
            name="people"
            label={t.peopleLabel}
            description={`1–${maxFoodPeople}`}
            minValue={1}
            maxValue={maxFoodPeople}
            step={1}
            value={people}
            onChange={(next) => onChange({ people: next })}
          />
          <NumberField
            name="foodValue"
            label={t.valueLabel}
            description={t.valueEach}
            minValue={0}
            value={Number.isFinite(foodValue) ? foodValue : usualFood}
            onChange={(next) => onChange({ foodValue: next === usualFood ? Number.NaN : next })}
          />
        </fieldset>
      )}
      {types.includes("shelter") && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t.types.shelter}</legend>
          {needOf("shelter")}
          <NumberField
            name="hours"
            label={t.hoursLabel}
            description={`1–${maxShelterHours}`}
            minValue={1}
            maxValue={maxShelterHours}
            step={1}
            value={inputs.hours}
            onChange={(hours) => onChange({ hours })}
          />
        </fieldset>
      )}
      {stated.needs?.other && <Muted>{t.alsoNeeded(stated.needs.other)}</Muted>}
      <TextField
        name="dispatchNotes"
        label={t.notesLabel}
        placeholder={t.notesPlaceholder}
        rows={2}
        maxLength={maxNotesCharacters}
      />
      {overlap.length > 0 && (
        <TextField
          name="overlapReason"
          label={t.overlapLabel}
          description={t.overlapHint(overlap.map((type) => t.types[type]))}
          rows={2}
          maxLength={maxNotesCharacters}
          isRequired
        />
      )}
      {over && (
        <TextField
          name="overReason"
          label={t.overLabel}
          description={t.overHint(over.given, over.allocated)}
          rows={2}
          maxLength={maxNotesCharacters}
          isRequired
        />
      )}
    </Stack>
  );
}
