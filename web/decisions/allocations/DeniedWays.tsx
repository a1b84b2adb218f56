import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { words } from "./words.ts";

/** Where an officer can go on after a denial. */
export function DeniedWays() {
  const t = useWords(words).denied;
  return (
    <Cluster gap="md">
      <TextLink href="/new-request" icon="plus">
        {t.again}
      </TextLink>
      <TextLink href="/resources" icon="pin">
        {t.otherHelp}
      </TextLink>
    </Cluster>
  );
}
