import type { Sentence } from "../../shared/core/i18n/phrases.ts";
import { useSay } from "../core/i18n/sentences.ts";

/** The server's sentence. Apart, because few pages need the sentences of all domains. */
export const Refusal = ({ sentence }: { sentence: Sentence }) => useSay()(sentence);
