import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { CardLink } from "../../design/layout/CardLink.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import * as css from "./Hub.css.ts";
import { words } from "./words.hub.ts";

const links = [
  { name: "incidents", href: "/incidents", icon: "file" },
  { name: "rights", href: "/rights", icon: "shield" },
  { name: "feedback", href: "/feedback", icon: "chat" },
  { name: "events", href: "/events", icon: "calendar" },
] as const satisfies readonly { name: string; href: string; icon: IconName }[];

/** The public tools that need no sign-in. */
export function Hub() {
  const t = useWords(words);
  return (
    <Card title={t.title} icon="spark">
      <ul className={css.links}>
        {links.map(({ name, href, icon }) => (
          <li key={href} className={css.item}>
            <CardLink href={href}>
              <span className={css.icon}>
                <Icon name={icon} size="lg" />
              </span>
              <span className={css.name}>{t[name].name}</span>
              <span className={css.text}>{t[name].text}</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
