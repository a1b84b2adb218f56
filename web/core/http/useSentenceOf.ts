import { useCallback } from "react";
import { useSay } from "../i18n/sentences.ts";
import { sentenceOf } from "./refusals.ts";

/** The server's own sentence, translated, if it says more than "try again"; else undefined. */
export function useSentenceOf(): (error: unknown) => string | undefined {
  const say = useSay();
  return useCallback(
    (error) => {
      const sentence = sentenceOf(error);
      return sentence && say(sentence);
    },
    [say],
  );
}
