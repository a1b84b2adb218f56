import type { RequestStatus } from "../../../shared/intake/requests/statuses.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { statusLooks } from "./tones.ts";
import { useStatusWord } from "./useStatusWord.ts";

/** A request's status, in the reader's term. */
export function StatusBadge({ status, isAdmin = false }: { status: RequestStatus; isAdmin?: boolean }) {
  const word = useStatusWord(isAdmin);
  return <Badge {...statusLooks[status]}>{word(status)}</Badge>;
}
