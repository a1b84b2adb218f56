import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { CallLines } from "../directory/entry/CallLines.tsx";
import { words } from "../../shell/offline/words.ts";

const ways = [
  { name: "home", href: "/home", icon: "home" },
  { name: "resources", href: "/resources", icon: "book" },
  { name: "rights", href: "/rights", icon: "shield" },
  { name: "incidents", href: "/incidents", icon: "lock" },
  { name: "newRequest", href: "/new-request", icon: "pencil" },
  { name: "blankIntake", href: "/print/intake", icon: "printer" },
] as const;

/** What works offline, and whom to call. */
export function OfflineWays() {
  const t = useWords(words).page;
  return (
    <>
      <Stack gap="xs">
        {ways.map(({ name, href, icon }) => (
          <ButtonLink key={name} href={href} variant="quiet" icon={icon} isWide>
            {t.ways[name]}
          </ButtonLink>
        ))}
      </Stack>
      <CallLines />
      <Muted>{t.callsNote}</Muted>
    </>
  );
}
