import type { ComparePageQuery$variables } from "#relay/ComparePageQuery.graphql";

/** Two cases beside each other; without `other`, the first that is asked about. */
export const compareHref = (number: number, other?: number) =>
  `/admin/same-person?case=${number}${other === undefined ? "" : `&with=${other}`}`;

export function compareVariables(address: URLSearchParams): ComparePageQuery$variables {
  const [number, other] = [numberIn(address.get("case")), numberIn(address.get("with"))];
  return { number, hasCase: number > 0, other, hasOther: other > 0 };
}

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
