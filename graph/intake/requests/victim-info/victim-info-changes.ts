import type { VictimInfo } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";

type StoredInfo = Omit<VictimInfo, "requestId" | "phoneE164" | "version" | "createdAt" | "updatedAt">;

/** The names of changed fields. Sealed ones are compared by content; null equals an empty text. */
export function changedFields({ keys }: Context, before: VictimInfo, after: StoredInfo): string[] {
  const plainOf = (field: keyof StoredInfo, text: string | null) =>
    text && field.endsWith("Sealed")
      ? keys.open(text, `VictimInfo.${nameOf(field)}.${before.requestId}`)
      : (text ?? "");
  return (Object.keys(after) as (keyof StoredInfo)[])
    .filter((field) => plainOf(field, before[field]) !== plainOf(field, after[field]))
    .map(nameOf)
    .toSorted();
}

const nameOf = (field: string) => field.replace(/Sealed$/, "");
