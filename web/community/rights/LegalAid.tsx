import { useLocation, useNavigate } from "react-router-dom";
import { serving, type StateCode } from "../../../shared/community/directory/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { ContactLinks } from "../directory/entry/ContactLinks.tsx";
import { EntriesBoundary } from "../directory/EntriesBoundary.tsx";
import { StateSelect } from "../directory/place/StateSelect.tsx";
import { isLegal, isNational, useEntries } from "../directory/useEntries.ts";
import { useStateChoice } from "../directory/place/useStateChoice.ts";
import { guide } from "./guide.ts";
import * as css from "./RightsText.css.ts";
import { words } from "./words.ts";

/** Free legal aid in the chosen state, and nationwide. */
export function LegalAid() {
  const t = useWords(words);
  const { help } = useWords(guide);
  const { chosen, choose } = useStateChoice();

  return (
    <Card title={help.title} icon="users">
      <p>{help.text}</p>
      <StateSelect label={t.state} value={chosen} none={t.chooseState} onChange={choose} />
      <EntriesBoundary loading={<Loading text={t.searching} />} failed={<Failed />}>
        <LegalAidList state={chosen} />
      </EntriesBoundary>
      <ButtonLink
        href={`/resources?type=legal${chosen ? `&state=${chosen}` : ""}`}
        variant="quiet"
        icon="book"
      >
        {t.everyState}
      </ButtonLink>
    </Card>
  );
}

/** A state's legal aid, followed by the national; without a state only the national. */
function LegalAidList({ state }: { state: StateCode | undefined }) {
  const t = useWords(words);
  const legal = useEntries(state ?? "US")?.filter(isLegal);
  if (!legal) return <Loading text={t.searching} />;
  return (
    <Stack as="ul" gap="sm">
      {(state ? serving(legal, state) : legal.filter(isNational)).map(
        ({ key, name, description, contactInfo, language = "en" }) => (
          <li key={key} className={css.entry}>
            <strong>{name}</strong>
            <p lang={language}>{description}</p>
            <ContactLinks text={contactInfo} />
          </li>
        ),
      )}
    </Stack>
  );
}

function Failed() {
  const t = useWords(words);
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Notice tone="caution" isAlert>
      <p>{t.failed}</p>
      <Button
        variant="quiet"
        icon="refresh"
        onPress={() => void navigate(location, { replace: true, preventScrollReset: true })}
      >
        {t.retry}
      </Button>
    </Notice>
  );
}
