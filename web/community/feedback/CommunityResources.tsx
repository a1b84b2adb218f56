import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { visuallyHidden } from "../../design/text/visuallyHidden.css.ts";
import { ButtonLink } from "../../design/controls/links.tsx";
import * as css from "./CommunityResources.css.ts";
import { words } from "./words.ts";

/** Links from kinds of help to the directory; mediation is found through the 2-1-1 lines. */
const places = [
  ["legal", "/resources?type=legal"],
  ["advocacy", "/resources?type=social"],
  ["mediation", "/resources?type=social&q=2-1-1"],
] as const;

export function CommunityResources() {
  const t = useWords(words);
  return (
    <Card title={t.resourcesTitle} icon="users">
      <Stack as="ul">
        {places.map(([key, href]) => {
          const { name, text } = t.resources[key];
          return (
            <li key={key} className={css.line}>
              <div className={css.about}>
                <h3 className={css.name} translate="no">
                  {name}
                </h3>
                <p className={css.text}>{text}</p>
              </div>
              <ButtonLink href={href} variant="plain" icon="arrow-right" aria-label={t.learnMoreAbout(name)}>
                {t.learnMore}
                <span className={visuallyHidden}>{name}</span>
              </ButtonLink>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
