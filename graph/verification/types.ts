/** A person with a rank, as texts address them. */
export interface Named {
  rank: string;
  name: string;
}
