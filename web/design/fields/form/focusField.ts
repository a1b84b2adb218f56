const controls = "input:not([type=hidden]), textarea, button, [tabindex='0']";

/** The fields of a form in order; every field of the design system has its name. */
const fields = (form: ParentNode) => [...form.querySelectorAll<HTMLElement>("[data-field]")];

export const fieldNames = (form: ParentNode): string[] =>
  fields(form).map((field) => field.dataset["field"] ?? "");

/** A field's label, for an error that does not name it. */
export const fieldLabel = (form: ParentNode, name: string): string | undefined =>
  fields(form).find((field) => field.dataset["field"] === name)?.dataset["label"];

/** Focuses a field by its name. */
export function focusField(form: ParentNode, name: string): boolean {
  const field = fields(form).find((candidate) => candidate.dataset["field"] === name);
  for (const control of field?.querySelectorAll<HTMLElement>(controls) ?? []) {
    if (control.closest("[aria-hidden=true]")) continue; // the hidden native select of a Select
    control.focus();
    return true;
  }
  return false;
}

/** The first field with an error; for form-level errors, the list of errors. */
export function focusFirst(form: HTMLFormElement, errors: Record<string, unknown>): void {
  const first = Object.keys(errors)[0];
  if (first === undefined || (first !== "" && focusField(form, first))) return;
  form.querySelector<HTMLElement>("[data-error-summary]")?.focus();
}
