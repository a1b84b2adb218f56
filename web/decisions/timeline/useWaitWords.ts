import type { WaitingOwner, WaitingReader, WaitingReason } from "#relay/WaitingFor_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ownWords } from "./words.own.ts";
import { words } from "./words.ts";

interface Wait {
  owner: WaitingOwner;
  reason: WaitingReason;
}

/** What a request waits for, as this reader is told: who has to act, and what on. */
export function useWaitWords() {
  const t = useWords(words);
  const own = useWords(ownWords);
  return ({ owner, reason }: Wait, reader: WaitingReader): { title: string; text: string } => {
    if (reader === "actor") return { title: t.yourTurn, text: t.yours[reason] ?? t.reasons[reason] };
    if (reader === "observer") return { title: t.owners[owner], text: t.reasons[reason] };
    return { title: owner === "vendor" ? t.owners.vendor : own.withUs, text: own.toRecipient[reason] };
  };
}
