import { Refusal } from "./errors.ts";

/** The row's number in a Relay id, which must be one of the given type. */
export function numberIn({ typename, id }: { typename: string; id: string }, type: string): number {
  const number = Number(id);
  if (typename !== type || !Number.isInteger(number))
    throw new Refusal("INVALID", `The id must be one of ${type}.`, { id: [`Not the id of ${type}`] });
  return number;
}
