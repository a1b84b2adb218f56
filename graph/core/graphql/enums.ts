/** The values of an enum, each with its description: `values: valuesOf(states, { open: "…" })`. */
export const valuesOf = <Value extends string>(
  values: readonly Value[],
  descriptions: Readonly<Record<Value, string>>,
) =>
  Object.fromEntries(values.map((value) => [value, { description: descriptions[value] }])) as {
    [Each in Value]: { description: string };
  };
