import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { useLogOut } from "../../shell/settings/session/useLogOut.ts";
import { words as sessionWords } from "../../shell/settings/words.ts";
import { words } from "./words.ts";

/** The last links of the officer's flow. */
export function CaseTrackingFooter() {
  const t = useWords(words);
  const session = useWords(sessionWords);
  const [logOut, isLeaving] = useLogOut("officer");
  return (
    <Cluster gap="lg">
      <TextLink href="/verification" icon="arrow-left">
        {t.back}
      </TextLink>
      <TextLink href="/" icon="home">
        {t.dashboard}
      </TextLink>
      <Button variant="plain" icon="logout" isPending={isLeaving} onPress={logOut}>
        {session.logOut}
      </Button>
    </Cluster>
  );
}
