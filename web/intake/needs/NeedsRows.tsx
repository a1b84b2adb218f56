import {
  distances,
  maxOtherCharacters,
  maxPlaceCharacters,
  maxStated,
} from "../../../shared/intake/needs/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import type { NeedsFields, Ride } from "./form.ts";
import * as css from "./needs.css.ts";
import { Stepper } from "./Stepper.tsx";
import { words } from "./words.ts";

interface NeedsRowsProps {
  fields: NeedsFields;
  onChange: (change: Partial<NeedsFields>) => void;
}

/**
 * Meals, a room, a ride, something else: every field is there from the start, so that nothing
 * jumps.
 */
export function NeedsRows({ fields, onChange }: NeedsRowsProps) {
  const t = useWords(words);
  const { meals, nights, people, ride, to, other } = fields;
  const rides = ["none" as const, ...distances].map((id) => ({ id, label: t.rides[id] }));
  // A first night sets the number of people for the room.
  const setNights = (count: number) =>
    onChange(count > 0 && people === 0 ? { nights: count, people: meals || 1 } : { nights: count });
  const setPeople = (count: number) =>
    onChange(count > 0 && nights === 0 ? { people: count, nights: 1 } : { people: count });

  return (
    <div className={css.rows}>
      <Stepper
        name="needs.meals.people"
        label={t.meals}
        value={meals}
        max={maxStated}
        onChange={(count) => onChange({ meals: count })}
      />
      <Stepper
        name="needs.room.nights"
        label={t.nights}
        value={nights}
        max={maxStated}
        onChange={setNights}
      />
      <Stepper
        name="needs.room.people"
        label={t.people}
        value={people}
        max={maxStated}
        onChange={setPeople}
      />
      <Select
        name="needs.ride.distance"
        label={t.ride}
        options={rides}
        placeholder={t.howFar}
        value={ride === "unknown" ? null : ride}
        isRequired={ride === "unknown"}
        onChange={(id) => onChange({ ride: id as Ride })}
      />
      <TextField
        name="needs.ride.to"
        label={t.to}
        value={to}
        maxLength={maxPlaceCharacters}
        isDisabled={ride === "none"}
        autoComplete="off"
        onChange={(text) => onChange({ to: text })}
      />
      <TextField
        name="needs.other"
        label={t.other}
        description={t.otherHint}
        value={other}
        maxLength={maxOtherCharacters}
        autoComplete="off"
        onChange={(text) => onChange({ other: text })}
      />
    </div>
  );
}
