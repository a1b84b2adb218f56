import { useWords } from "../../core/i18n/i18n.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { words } from "./words.ts";

export function CaseTrackingWaiting() {
  return <Loading text={useWords(words).loading} shape="fields" />;
}
