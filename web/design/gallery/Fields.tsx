import { useWords } from "../../core/i18n/i18n.tsx";
import { Checkbox } from "../fields/choices/Checkbox.tsx";
import { ComboBox } from "../fields/choices/ComboBox.tsx";
import { DateRangePicker } from "../fields/DateRangePicker.tsx";
import { Actions } from "../layout/layout.tsx";
import { Form, type FormSchema } from "../fields/form/Form.tsx";
import { FormColumns } from "../fields/form/FormSection.tsx";
import { NumberField } from "../fields/NumberField.tsx";
import { RadioGroup } from "../fields/choices/RadioGroup.tsx";
import { Select } from "../fields/choices/Select.tsx";
import { SubmitButton } from "../fields/form/SubmitButton.tsx";
import { Switch } from "../fields/choices/Switch.tsx";
import { TextField } from "../fields/TextField.tsx";
import { State } from "./State.tsx";
import { words } from "./words.gallery.ts";

const names = ["provider", "many", "people", "value", "period", "urgency", "notes", "how"];
const manyProviders = 400;
const money = { style: "currency", currency: "USD" } as const;

export function Fields() {
  const { fields: t, states } = useWords(words);
  return (
    <>
      <State name={states.invalid}>
        <Form schema={refusesAll(t.needed)} onSubmit={() => {}} aria-label={t.form}>
          <AllFields />
          <Actions>
            <SubmitButton pendingText={t.checking}>{t.check}</SubmitButton>
          </Actions>
        </Form>
      </State>
      <State name={states.disabled}>
        <AllFields isDisabled />
      </State>
    </>
  );
}

function AllFields({ isDisabled = false }: { isDisabled?: boolean }) {
  const { fields: t, table, states } = useWords(words);
  const providers = t.providers.map((label) => ({ id: label, label }));
  const many = Array.from({ length: manyProviders }, (_, at) => ({
    id: String(at),
    label: t.providerOf(at),
  }));
  const urgencies = Object.entries(table.urgencies).map(([id, label]) => ({ id, label }));
  const ways = Object.entries(t.ways).map(([id, label]) => ({ id, label }));
  return (
    <>
      <FormColumns>
        <ComboBox
          name="provider"
          label={t.provider}
          description={t.providerHint}
          options={providers}
          isRequired
          isDisabled={isDisabled}
        />
        <ComboBox
          name="many"
          label={t.many}
          description={states.many}
          options={many}
          isDisabled={isDisabled}
        />
        <NumberField
          name="people"
          label={t.people}
          description={t.peopleHint}
          minValue={1}
          maxValue={12}
          isDisabled={isDisabled}
        />
        <NumberField
          name="value"
          label={t.value}
          defaultValue={75}
          formatOptions={money}
          isDisabled={isDisabled}
        />
        <DateRangePicker
          name="period"
          label={t.period}
          description={t.periodHint}
          defaultValue={{ from: "2026-11-01", to: "2026-11-20" }}
          isDisabled={isDisabled}
        />
        <Select name="urgency" label={t.urgency} options={urgencies} isDisabled={isDisabled} />
        <TextField name="notes" label={t.notes} rows={3} isDisabled={isDisabled} />
        <RadioGroup name="how" label={t.how} options={ways} isDisabled={isDisabled} />
      </FormColumns>
      <Checkbox name="confirmed" isDisabled={isDisabled}>
        {t.confirmed}
      </Checkbox>
      <Switch name="tell" isDisabled={isDisabled}>
        {t.tell}
      </Switch>
    </>
  );
}

const refusesAll = (message: string): FormSchema<unknown> => ({
  "~standard": { validate: () => ({ issues: names.map((name) => ({ message, path: [name] })) }) },
});
