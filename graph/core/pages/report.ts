export type Cell = string | number | null;

/** A table of a report, with its explanation. */
export interface Section {
  title: string;
  means?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Sentences under the table. */
  notes?: readonly string[];
}

/** The content of every file format. */
export interface Report {
  title: string;
  lead: string;
  facts: readonly (readonly [name: string, value: string])[];
  sections: readonly Section[];
}
