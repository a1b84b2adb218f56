/** A person with a rank, for the texts. */
export interface Named {
  rank: string;
  name: string;
}
