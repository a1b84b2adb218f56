import { useState } from "react";
import { decodeFile } from "./bytes.ts";
import { RequestError } from "../../../core/http/http.ts";
import { useSentenceOf } from "../../../core/http/useSentenceOf.ts";

/** Spreadsheets save tables with tabs as text. */
export const tableFiles = [".csv", ".tsv", ".txt", "text/csv", "text/tab-separated-values"];

interface Ways<Checked> {
  /** The fields of the import whose problems are about the file: "csv" alone, if not said. */
  fields?: readonly string[];
  maxCharacters: number;
  /** Asks the server what an import would do. */
  check: (csv: string, name: string) => Promise<Checked>;
  tooLarge: string;
  /** For a failure of which the server says nothing. */
  failedText: string;
}

const maxBytesOfCharacter = 4;

/**
 * A CSV file is checked when it is chosen, and imported only after review. `problem` is why the
 * last file could not be used; it stays until another one is chosen.
 */
export function useCheckedFile<Checked>(ways: Ways<Checked>) {
  const { fields = ["csv"], maxCharacters, check, tooLarge, failedText } = ways;
  const sentenceOf = useSentenceOf();
  const [file, setFile] = useState<{ name: string; csv: string; isGuessed: boolean; checked: Checked }>();
  const [problem, setProblem] = useState<string>();
  const forget = () => {
    setFile(undefined);
    setProblem(undefined);
  };

  function fail(error: unknown) {
    const problems = error instanceof RequestError ? error.fields : {};
    const inField = fields.flatMap((name) => problems[name] ?? [])[0];
    const said = typeof inField === "string" ? inField : inField?.text;
    setProblem(said ?? sentenceOf(error) ?? failedText);
  }
  async function choose(chosen: File) {
    forget();
    try {
      if (chosen.size > maxCharacters * maxBytesOfCharacter) return setProblem(tooLarge);
      const read = decodeFile(new Uint8Array(await chosen.arrayBuffer()));
      if ("problem" in read) return setProblem(read.problem);
      const { text: csv, encoding } = read;
      if (csv.length > maxCharacters) return setProblem(tooLarge);
      const isGuessed = encoding === "windows-1252";
      setFile({ name: chosen.name, csv, isGuessed, checked: await check(csv, chosen.name) });
    } catch (error) {
      fail(error);
    }
  }
  /** The same file, checked with another choice of the person. */
  const replace = (checked: Checked) => setFile((known) => known && { ...known, checked });
  return { file, problem, choose, forget, fail, replace };
}
