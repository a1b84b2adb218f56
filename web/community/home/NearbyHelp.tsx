import { useLocation, useNavigate } from "react-router-dom";
import type { StateCode } from "../../../shared/community/directory/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { PlaceForm } from "../directory/place/PlaceField.tsx";
import { StateSelect } from "../directory/place/StateSelect.tsx";
import { EntriesBoundary } from "../directory/EntriesBoundary.tsx";
import { typeIcon, typeName } from "../directory/entry/types.ts";
import * as css from "./HomePage.css.ts";
import { NearbyList, NearbyStatus } from "./NearbyList.tsx";
import { useStateChoice } from "../directory/place/useStateChoice.ts";
import { words as directoryWords } from "../directory/words.ts";
import { words } from "./words.ts";

/** Place, state and needs, and who helps there. */
export function NearbyHelp() {
  const t = useWords(words);
  const { categories, types } = useWords(directoryWords);
  const { chosen, choose } = useStateChoice();
  const [search] = useSearch();
  const near = search.get("near") ?? "";
  return (
    <section>
      <Stack>
        <h2>{t.nearTitle}</h2>
        <PlaceForm />
        <Stack gap="xs">
          <StateSelect value={chosen} none={t.chooseState} onChange={choose} />
          <EntriesBoundary loading={null} failed={null}>
            <NearbyStatus state={chosen} />
          </EntriesBoundary>
        </Stack>
        <nav aria-label={categories}>
          <div className={css.needs}>
            {needs.map((type) => (
              <ButtonLink
                key={type}
                href={resourcesFor(chosen, near, type)}
                variant="quiet"
                icon={typeIcon(type)}
              >
                {typeName(type, types)}
              </ButtonLink>
            ))}
          </div>
        </nav>
        <EntriesBoundary loading={<Loading text={t.loading} />} failed={<Failed />}>
          <NearbyList state={chosen} />
        </EntriesBoundary>
        <ButtonLink href={resourcesFor(chosen, near)} variant="quiet" icon="book" isWide>
          {t.allResources}
        </ButtonLink>
      </Stack>
    </section>
  );
}

/** The most frequent ones; the directory has all. */
const needs = ["shelter", "food", "housing", "legal", "medical", "mental_health"];

function resourcesFor(state: StateCode | undefined, near: string, type?: string): string {
  const search = String(
    new URLSearchParams({ ...(near && { near }), ...(state && { state }), ...(type && { type }) }),
  );
  return search ? `/resources?${search}` : "/resources";
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
