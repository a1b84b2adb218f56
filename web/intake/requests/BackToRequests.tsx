import { useWords } from "../../core/i18n/i18n.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { words } from "./words.ts";

/** The link back from a request to the list. */
export function BackToRequests() {
  const t = useWords(words);
  return (
    <Cluster>
      <ButtonLink href="/requests" variant="quiet" icon="arrow-left">
        {t.backToRequests}
      </ButtonLink>
    </Cluster>
  );
}
