import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { CallLines } from "../directory/entry/CallLines.tsx";
import * as css from "../directory/entry/CallLines.css.ts";
import { words } from "../../shell/offline/words.ts";

const groups = [
  [
    "help",
    [
      ["/home", "home"],
      ["/resources", "book"],
      ["/rights", "shield"],
      ["/incidents", "lock"],
    ],
  ],
  [
    "officers",
    [
      ["/new-request", "pencil"],
      ["/print/intake", "printer"],
    ],
  ],
] as const;

/** What works offline, and whom to call. */
export function OfflineWays() {
  const t = useWords(words).page;
  return (
    <>
      {groups.map(([group, ways]) => (
        <Card key={group} title={t[group]}>
          <Stack as="ul" gap="xs">
            {ways.map(([href, icon]) => (
              <li key={href}>
                <a href={href} className={css.way}>
                  <Icon name={icon} />
                  <span>{t.ways[href]}</span>
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </Stack>
        </Card>
      ))}
      <CallLines note={t.callsNote} />
    </>
  );
}
