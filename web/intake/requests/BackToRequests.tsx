import { useWords } from "../../core/i18n/i18n.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { words } from "./words.ts";

/** The link back from a request to the list. */
export function BackToRequests() {
  const t = useWords(words);
  return (
    <Cluster>
      <TextLink href="/requests" icon="arrow-left">
        {t.backToRequests}
      </TextLink>
    </Cluster>
  );
}
