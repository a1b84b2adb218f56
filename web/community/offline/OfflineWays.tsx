import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { CallLines } from "../directory/entry/CallLines.tsx";
import * as css from "../directory/entry/CallLines.css.ts";
import { words } from "../../shell/offline/words.ts";

const groups = [
  {
    group: "help",
    icon: "heart",
    ways: [
      { name: "home", href: "/home", icon: "home" },
      { name: "resources", href: "/resources", icon: "book" },
      { name: "rights", href: "/rights", icon: "shield" },
      { name: "incidents", href: "/incidents", icon: "lock" },
    ],
  },
  {
    group: "officers",
    icon: "user",
    ways: [
      { name: "newRequest", href: "/new-request", icon: "pencil" },
      { name: "blankIntake", href: "/print/intake", icon: "printer" },
    ],
  },
] as const;

/** What works offline, and whom to call. */
export function OfflineWays() {
  const t = useWords(words).page;
  return (
    <>
      {groups.map(({ group, icon: sign, ways }) => (
        <Card key={group} title={t.groups[group]} icon={sign}>
          <ul className={css.ways}>
            {ways.map(({ name, href, icon }) => (
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
