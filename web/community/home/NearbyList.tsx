import {
  firstWithoutState,
  topUseful,
  oncePerNumber,
  serving,
  type StateCode,
} from "../../../shared/community/directory/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { HelpCard } from "../directory/entry/HelpCard.tsx";
import { useStateName } from "../directory/place/stateNames.ts";
import { PlaceFound } from "../directory/place/PlaceField.tsx";
import { useEntries, useEntryCount, useNear } from "../directory/useEntries.ts";
import { words as directoryWords } from "../directory/words.ts";
import * as css from "./HomePage.css.ts";
import { words } from "./words.ts";

/** Which help the page shows, and how much there is. */
export function NearbyStatus({ state }: { state: StateCode | undefined }) {
  const t = useWords(words);
  const { found } = useWords(directoryWords);
  const nameOf = useStateName();
  const entries = useEntries(state ?? "US");
  const count = useEntryCount();
  return (
    <div role="status">
      {entries && state && (
        <p className={css.filtered}>
          <strong>{t.filtered(nameOf(state))}</strong>
          <Badge isPlain tone="info">
            {found(count ?? oncePerNumber(serving(entries, state)).length)}
          </Badge>
        </p>
      )}
    </div>
  );
}

/**
 * The most useful help of the state, below the national lines; without a state, the first few
 * entries.
 */
export function NearbyList({ state }: { state: StateCode | undefined }) {
  const t = useWords(words);
  const entries = useEntries(state ?? "US");
  const near = useNear();
  if (!entries) return <Loading text={t.loading} />;
  const shown = state ? topUseful(oncePerNumber(serving(entries, state))) : firstWithoutState(entries);
  return (
    <Stack>
      {!state && <Muted>{t.first}</Muted>}
      {near && <PlaceFound near={near} />}
      <Stack as="ul" gap="sm">
        {shown.map((resource) => (
          <li key={resource.key}>
            <HelpCard resource={resource} level={3} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
