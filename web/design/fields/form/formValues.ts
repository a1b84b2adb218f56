/**
 * A form's values for a schema: text as typed (without the NUL character, which no database
 * stores), a checkbox as a boolean, and `name[]` as the list `name`. A name with a dot is a part's,
 * such as `needs.other`: the whole has its own field.
 */
export function formValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const data = new FormData(form);
  for (const name of new Set(data.keys())) {
    const texts = data
      .getAll(name)
      .filter((value) => typeof value === "string")
      .map(withoutNul);
    if (name.includes(".")) continue;
    if (name.endsWith("[]")) values[name.slice(0, -2)] = texts.filter((text) => text !== "");
    else values[name] = texts.at(-1) ?? "";
  }
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox][name]")) {
    if (!box.name.endsWith("[]")) values[box.name] = box.checked;
  }
  return values;
}

const withoutNul = (text: string) => text.replaceAll("\0", "");
