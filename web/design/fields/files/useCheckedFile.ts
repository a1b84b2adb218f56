import { useState } from "react";
import { RequestError } from "../../../core/http/http.ts";

interface Ways<Checked> {
  /** The fields of the import whose problems are about the file: "csv" alone, if not said. */
  fields?: readonly string[];
  maxCharacters: number;
  /** Asks the server what an import would do. */
  check: (csv: string, name: string) => Promise<Checked>;
  onTooLarge: () => void;
  /** `said` is the server's sentence about one of the fields. */
  onFailure: (error: unknown, said: string | undefined) => void;
}

/** A CSV file is checked when it is chosen, and imported only after review. */
export function useCheckedFile<Checked>(ways: Ways<Checked>) {
  const { fields = ["csv"], maxCharacters, check, onTooLarge, onFailure } = ways;
  const [file, setFile] = useState<{ name: string; csv: string; checked: Checked }>();
  const forget = () => setFile(undefined);

  function fail(error: unknown) {
    const problems = error instanceof RequestError ? error.fields : {};
    const inField = fields.flatMap((name) => problems[name] ?? [])[0];
    onFailure(error, typeof inField === "string" ? inField : inField?.text);
  }
  async function choose(chosen: File) {
    forget();
    try {
      const csv = await chosen.text();
      if (csv.length > maxCharacters) return onTooLarge();
      setFile({ name: chosen.name, csv, checked: await check(csv, chosen.name) });
    } catch (error) {
      fail(error);
    }
  }
  return { file, choose, forget, fail };
}
