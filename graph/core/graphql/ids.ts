import { Refusal } from "../errors.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";

/**
 * Type and row of a Relay id from a client: `EmergencyRequest:12` in base64. Anything else is
 * rejected before it reaches the database.
 */
export function globalIdIn(text: string): { typename: string; id: string } {
  const found = globalIdOrNone(text);
  if (!found)
    throw new Refusal("INVALID", forPrograms("This id cannot be read."), { id: [forPrograms("Not an id")] });
  return found;
}

/** The same for a text that may be something else. */
export function globalIdOrNone(text: string): { typename: string; id: string } | undefined {
  const [, typename = "", id = ""] = /^(\w+):(\d+)$/.exec(decoded(text)) ?? [];
  return isRowNumber(id) ? { typename, id } : undefined;
}

/** Whether a text is a UUID in the form in which the product writes them. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The Relay id of a row. `btoa` takes a third of a Buffer's time, and a list has fifty. */
export const globalIdOf = (typename: string, id: bigint | number | string): string =>
  btoa(`${typename}:${id}`);

/** The row's number in a Relay id, which must be one of the given type. */
export function numberIn({ typename, id }: { typename: string; id: string }, type: string): number {
  if (typename !== type || !isRowNumber(id))
    throw new Refusal("INVALID", forPrograms(`The id must be one of ${type}.`), {
      id: [forPrograms(`Not the id of ${type}`)],
    });
  return Number(id);
}

/** The number in a cursor as a list gave it out; NaN where it is none. */
export function numberInCursor(cursor: string): number {
  const number = /^GPC:N:(\d+)$/.exec(decoded(cursor))?.[1];
  return isRowNumber(number) ? Number(number) : NaN;
}

/** Refuses a cursor that no list gave out. */
export function refuseStrangeCursors(args: Record<string, unknown>) {
  for (const name of ["after", "before"]) {
    const cursor = args[name];
    if (typeof cursor === "string" && Number.isNaN(numberInCursor(cursor)))
      throw new Refusal("INVALID", forPrograms("This cursor cannot be read."), {
        [name]: [forPrograms("Not a cursor")],
      });
  }
}

/** From 1 to the integer column's maximum, in plain digits. */
export const isRowNumber = (text = "") => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/** More than a type's name and a number take; nothing longer is decoded. */
const maxCharacters = 200;

const decoded = (base64: string) =>
  base64.length > maxCharacters ? "" : Buffer.from(base64, "base64").toString();
