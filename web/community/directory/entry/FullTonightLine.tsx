import type { FullTonight } from "../../../../shared/community/directory/full-tonight.ts";
import { Notice } from "../../../design/text/Notice.tsx";
import { useFullTonight } from "./useFullTonight.ts";

/** A shelter's own word that it is full. The numbers to call stay below it. */
export function FullTonightLine({ night }: { night: FullTonight }) {
  const text = useFullTonight(night);
  return text ? <Notice tone="caution">{text}</Notice> : null;
}
