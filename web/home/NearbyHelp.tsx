import { useLocation, useNavigate } from "react-router-dom";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Stack } from "../design/layout.tsx";
import { ButtonLink } from "../design/links.tsx";
import { Loading } from "../design/Loading.tsx";
import { Notice } from "../design/Notice.tsx";
import { StateSelect } from "../directory/StateSelect.tsx";
import { EntriesBoundary } from "../directory/EntriesBoundary.tsx";
import { NearbyList } from "./NearbyList.tsx";
import { useStateChoice } from "../directory/useStateChoice.ts";
import { words } from "./words.ts";

/** Choosing a state, and who helps there. */
export function NearbyHelp() {
  const t = useWords(words);
  const { chosen, choose } = useStateChoice();
  return (
    <section>
      <Stack>
        <h2>{t.nearTitle}</h2>
        <StateSelect value={chosen} none={t.chooseState} onChange={choose} />
        <EntriesBoundary loading={<Loading text={t.loading} />} failed={<Failed />}>
          <NearbyList state={chosen} />
        </EntriesBoundary>
        <ButtonLink
          href={chosen ? `/resources?state=${chosen}` : "/resources"}
          variant="quiet"
          icon="book"
          isWide
        >
          {t.allResources}
        </ButtonLink>
      </Stack>
    </section>
  );
}

function Failed() {
  const t = useWords(words);
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Stack gap="sm">
      <Notice tone="critical" title={t.failed} isAlert>
        {t.failedText}
      </Notice>
      <Button
        variant="quiet"
        icon="refresh"
        onPress={() => void navigate(location, { replace: true, preventScrollReset: true })}
      >
        {t.retry}
      </Button>
    </Stack>
  );
}
