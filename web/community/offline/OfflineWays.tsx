import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { CallLines } from "../directory/entry/CallLines.tsx";
import * as css from "../directory/entry/CallLines.css.ts";
import { words } from "../../shell/offline/words.ts";

const groups = {
  help: [
    ["home", "/home", "home"],
    ["resources", "/resources", "book"],
    ["rights", "/rights", "shield"],
    ["incidents", "/incidents", "lock"],
  ],
  officers: [
    ["newRequest", "/new-request", "pencil"],
    ["blankIntake", "/print/intake", "printer"],
  ],
} as const;

/** What works offline, and whom to call. */
export function OfflineWays() {
  const t = useWords(words).page;
  return (
    <>
      {(["help", "officers"] as const).map((group) => (
        <Card key={group} title={t[group]}>
          <ul className={css.ways}>
            {groups[group].map(([name, href, icon]) => (
              <li key={name}>
                <a href={href} className={css.way}>
                  <Icon name={icon} />
                  <span>{t.ways[name]}</span>
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <CallLines note={t.callsNote} />
    </>
  );
}
