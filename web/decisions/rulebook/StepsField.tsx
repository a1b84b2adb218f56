import { isNamedStep, maxSteps, namedSteps } from "../../../shared/decisions/rulebook/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { useFieldProblem, useFormErrors } from "../../design/fields/form/formErrors.ts";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { Problem } from "../../design/text/Problem.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { urgencyWords } from "./words.urgency.ts";
import * as css from "./rulebook.css.ts";

interface StepsFieldProps {
  steps: readonly string[];
  onChange: (steps: readonly string[]) => void;
}

const anAddress = "address";

/** The escalation steps: configured roles, or an email address. */
export function StepsField({ steps, onChange }: StepsFieldProps) {
  const t = useWords(urgencyWords);
  const { changed } = useFormErrors();
  const problem = useFieldProblem("escalationSteps");
  const options = [
    ...namedSteps.map((id) => ({ id, label: t.steps[id] })),
    { id: anAddress, label: t.form.address },
  ];
  function change(next: readonly string[]) {
    for (const name of ["escalationSteps", ...steps.map((_, at) => `escalationSteps.${at}`)]) changed(name);
    onChange(next);
  }
  const put = (at: number, step: string) => change(steps.map((one, place) => (place === at ? step : one)));
  const unused = namedSteps.find((name) => !steps.includes(name)) ?? "";
  return (
    <fieldset className={css.group} data-field="escalationSteps" data-label={t.form.steps} tabIndex={-1}>
      <legend className={css.legend}>{t.form.steps}</legend>
      <Stack gap="sm" as="ol">
        {steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={at} className={css.row}>
            <Select
              label={t.form.step(at + 1)}
              options={options}
              value={isNamedStep(step) ? step : anAddress}
              onChange={(chosen) => put(at, chosen === anAddress ? "" : String(chosen))}
            />
            {!isNamedStep(step) && (
              <TextField
                name={`escalationSteps.${at}`}
                label={t.form.addressOf(at + 1)}
                type="email"
                autoComplete="off"
                maxLength={254}
                value={step}
                onChange={(text) => put(at, text)}
                isRequired
              />
            )}
            {steps.length > 1 && (
              <Button
                variant="quiet"
                icon="cross"
                aria-label={t.form.removeStep(at + 1)}
                onPress={() => change(steps.filter((_, place) => place !== at))}
              />
            )}
          </li>
        ))}
      </Stack>
      <Problem text={problem} />
      {steps.length < maxSteps && (
        <Cluster>
          <Button variant="quiet" icon="plus" onPress={() => change([...steps, unused])}>
            {t.form.addStep}
          </Button>
        </Cluster>
      )}
    </fieldset>
  );
}
