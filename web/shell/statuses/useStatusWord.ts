import type { RequestStatus } from "../../../shared/core/request-statuses.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "./words.ts";

/** Only one word is stored for denied; administrators read `rejected`. */
export function useStatusWord(isAdmin: boolean): (status: RequestStatus) => string {
  const t = useWords(words);
  return (status) => (isAdmin && status === "denied" ? t.rejected : t.statuses[status]);
}
