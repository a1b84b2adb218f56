import { useState, type KeyboardEvent } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { stateName } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { needsScript } from "../../../design/theme/script.css.ts";
import { PlainField } from "../../../design/fields/PlainField.tsx";
import type { NamedPlace } from "../directory.ts";
import * as css from "./StateSelect.css.ts";
import { ShowButton } from "./StateSelect.tsx";
import { useStateName } from "./stateNames.ts";
import type { Near } from "../useEntries.ts";
import { words } from "../words.ts";

/** The person's location: a ZIP code or a city, looked up on Enter or the button. */
export function PlaceField() {
  const t = useWords(words).place;
  const [search, changeSearch] = useSearch();
  const next = useNavigation().location;
  const asked = search.get("near") ?? "";
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }

  const soon = new URLSearchParams(next?.search).get("near");
  const isLooking = !!soon && soon !== asked;

  function look() {
    changeSearch((now) => {
      const next = new URLSearchParams(now);
      if (text.trim()) next.set("near", text.trim());
      else next.delete("near");
      return next;
    });
  }
  function lookOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    look();
  }
  return (
    <div className={css.place}>
      <PlainField
        name="near"
        label={t.label}
        description={t.hint}
        value={text}
        onChange={setText}
        onKeyDown={lookOnEnter}
      />
      <div className={needsScript}>
        <Button variant="quiet" icon="search" onPress={look} isPending={isLooking} pendingText={t.looking}>
          {t.look}
        </Button>
      </div>
    </div>
  );
}

/** The field as its own form. Without JavaScript the directory page answers it. */
export function PlaceForm() {
  const t = useWords(words).place;
  return (
    <form method="get" action="/resources" onSubmit={(event) => event.preventDefault()}>
      <Stack gap="xs">
        <PlaceField />
        <ShowButton text={t.look} />
      </Stack>
    </form>
  );
}

const maxOthers = 6;

/** The place of the list, and others with the same name. */
export function PlaceFound({ near }: { near: Near }) {
  const t = useWords(words).place;
  const nameOf = useStateName();
  const { pathname } = useLocation();
  if (!near.place) return <Notice tone="caution">{t.unknown(near.text)}</Notice>;
  const others = near.others.slice(0, maxOthers);
  return (
    <Notice tone="info" icon="pin">
      <strong>{t.near(placeName(near.place))}</strong>
      {others.length > 0 && (
        <Cluster gap="xs">
          <span>{t.others}</span>
          {others.map((place) => (
            <a key={place.state + place.city} href={`${pathname}?${searchFor(place)}`}>
              {place.city ? placeName(place) : nameOf(place.state)}
            </a>
          ))}
        </Cluster>
      )}
    </Notice>
  );
}

const searchFor = ({ city, state }: NamedPlace) =>
  String(new URLSearchParams({ ...(city && { near: `${city}, ${state}` }), state }));

/** "Scranton, PA"; for a ZIP code without a town, "18599, PA". */
export const placeName = ({ city, zip, state }: NamedPlace) =>
  city || zip ? `${city || zip}, ${state}` : (stateName(state) ?? state);
