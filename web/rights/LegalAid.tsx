import { useId } from "react";
import { jurisdictions } from "#rules/directory";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Card } from "../design/Card.tsx";
import { box, field, label } from "../design/field.css.ts";
import { Stack } from "../design/layout.tsx";
import { ButtonLink } from "../design/links.tsx";
import { Loading } from "../design/Loading.tsx";
import { Notice } from "../design/Notice.tsx";
import { ContactLinks } from "../directory/ContactLinks.tsx";
import { guide } from "./guide.ts";
import * as css from "./LegalAid.css.ts";
import { useChosenState } from "./useChosenState.ts";
import { useLegalAid } from "./useLegalAid.ts";
import { words } from "./words.ts";

/** Who advises for free in the chosen state, and anywhere. */
export function LegalAid() {
  const t = useWords(words);
  const { help } = useWords(guide);
  const [state, choose] = useChosenState();
  const { entries, hasFailed, retry } = useLegalAid(state);
  const id = useId();

  return (
    <Card title={help.title} icon="users">
      <p>{help.text}</p>
      <div className={field}>
        <label className={label} htmlFor={id}>
          {t.state}
        </label>
        <select
          id={id}
          className={box}
          value={state ?? ""}
          onChange={({ target }) => choose(target.value || undefined)}
        >
          <option value="">{t.chooseState}</option>
          {jurisdictions.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {hasFailed && (
        <Notice tone="caution" isAlert>
          <p>{t.failed}</p>
          <Button look="quiet" icon="refresh" onPress={retry}>
            {t.retry}
          </Button>
        </Notice>
      )}
      {!hasFailed && !entries && <Loading text={t.searching} />}
      {entries && (
        <Stack as="ul" gap="sm">
          {entries.map(({ id: number, name, description, contactInfo }) => (
            <li key={number} className={css.entry}>
              <strong>{name}</strong>
              <p>{description}</p>
              <ContactLinks text={contactInfo} />
            </li>
          ))}
        </Stack>
      )}
      <ButtonLink href={`/resources?type=legal${state ? `&state=${state}` : ""}`} look="quiet" icon="book">
        {t.everyState}
      </ButtonLink>
    </Card>
  );
}
