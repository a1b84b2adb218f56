/** A chosen case, with the owner that was shown. */
export interface ChosenCase {
  id: string;
  number: number;
  caseId: string;
  owner: string | null;
}
