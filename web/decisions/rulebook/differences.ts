interface DifferenceWords {
  names: Partial<Record<string, string>>;
  yes: string;
  no: string;
}

/** The changed fields, one per line: `minutes: 30 → 45`; all of them if it was added or deleted. */
export function differences(
  {
    before,
    after,
  }: { readonly before: string | null | undefined; readonly after: string | null | undefined },
  t: DifferenceWords,
): string[] {
  const [was, is] = [read(before), read(after)];
  return Object.keys({ ...was, ...is })
    .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .map((field) => {
      const parts = [was, is].filter((side) => field in side).map((side) => written(field, side[field], t));
      return `${t.names[field] ?? field}: ${parts.join(" → ")}`;
    });
}

const read = (json: string | null | undefined) => (json ? (JSON.parse(json) as Record<string, unknown>) : {});

function written(field: string, value: unknown, t: DifferenceWords): string {
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (typeof value === "number" && field.endsWith("Cents"))
    return `$${(value / 100).toLocaleString("en-US", { maximumFractionDigits: 2 })}`;
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : `${value as string | number}`;
}
