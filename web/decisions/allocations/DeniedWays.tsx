import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { words } from "./words.ts";

/** Where an officer can go on after a denial. */
export function DeniedWays() {
  const t = useWords(words).denied;
  return (
    <Cluster gap="md">
      <ButtonLink href="/new-request" variant="quiet" icon="plus">
        {t.again}
      </ButtonLink>
      <TextLink href="/resources" icon="pin">
        {t.otherHelp}
      </TextLink>
    </Cluster>
  );
}
