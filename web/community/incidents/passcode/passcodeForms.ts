import type { FormSchema } from "../../../design/fields/form/Form.tsx";
import { isGuessableNumber } from "../../../../shared/core/text/guessable.ts";
import { minPasscodeLetters } from "../../../core/device/sealing.ts";

interface Problems {
  short: string;
  guessable: string;
  different: string;
  understood: string;
}
export interface NewPasscode {
  /** Empty if there was none. */
  current: string;
  passcode: string;
}

export const currentPasscodeForm = (missing: string): FormSchema<string> => ({
  "~standard": {
    validate: (input) => {
      const { current = "" } = input as Record<string, string | undefined>;
      return current ? { value: current } : { issues: [{ message: missing, path: ["current"] }] };
    },
  },
});

/** Long enough, repeated correctly, and acknowledged. */
export const newPasscodeForm = (problems: Problems): FormSchema<NewPasscode> => ({
  "~standard": {
    validate: (input) => {
      const values = input as Record<string, string | undefined> & { understood?: unknown };
      const { current = "", passcode = "", repeat = "" } = values;
      const issues = [
        ...(lettersOf(passcode) < minPasscodeLetters ? [issue("passcode", problems.short)] : []),
        ...(isGuessable(passcode.trim()) ? [issue("passcode", problems.guessable)] : []),
        ...(repeat.normalize("NFKC") === passcode.normalize("NFKC")
          ? []
          : [issue("repeat", problems.different)]),
        ...(values.understood ? [] : [issue("understood", problems.understood)]),
      ];
      return issues.length > 0 ? { issues } : { value: { current, passcode } };
    },
  },
});

const isGuessable = (passcode: string) =>
  passcode.length >= minPasscodeLetters && /^\d+$/.test(passcode) && isGuessableNumber(passcode);

/** An emoji counts once; surrounding spaces are ignored. */
const lettersOf = (passcode: string) => Array.from(passcode.trim()).length;

const issue = (name: string, message: string) => ({ message, path: [name] });
