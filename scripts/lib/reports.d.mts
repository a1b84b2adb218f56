export interface Outcome {
  passed: number;
  failed: number;
  wrong: string[];
  unsteady: string[];
}

export function readVitestReport(file: string): Outcome;
