import type { ReactNode } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import * as css from "./PhonePreviews.css.ts";
import { words } from "./words.ts";

const tones: BadgeTone[] = ["positive", "info", "complete"];
const statusIcons: IconName[] = ["check", "clock", "heart"];

/** Three phone screens of the app. Images only: nothing in them is interactive. */
export function PhonePreviews() {
  const t = useWords(words).phones;
  return (
    <div className={css.phones} aria-hidden>
      <Phone title={t.help} icon="phone" side="left">
        {t.lines.map(({ number, text }) => (
          <div key={number} className={css.tile}>
            <strong className={css.number} translate="no">
              {number}
            </strong>
            <span className={css.small}>{text}</span>
          </div>
        ))}
      </Phone>
      <Phone title={t.requests} icon="list" side="middle">
        {t.cases.map(({ id, text, amount, status }, place) => (
          <div key={id} className={css.tile}>
            <span className={css.row}>
              <strong className={css.small}>{id}</strong>
              <strong>{amount}</strong>
            </span>
            <span className={css.small}>{text}</span>
            <span>
              <Badge tone={tones[place] ?? "neutral"} icon={statusIcons[place] ?? "info"}>
                {status}
              </Badge>
            </span>
          </div>
        ))}
      </Phone>
      <Phone title={t.rights} icon="shield" side="right">
        {t.sayings.map((saying) => (
          <div key={saying} className={css.tile}>
            <span className={css.saying}>
              <Icon name="chat" />
              <span>{saying}</span>
            </span>
          </div>
        ))}
      </Phone>
    </div>
  );
}

interface PhoneProps {
  title: string;
  icon: IconName;
  side: "left" | "middle" | "right";
  children: ReactNode;
}

const bar: IconName[] = ["home", "list", "plus", "book"];

const Phone = ({ title, icon, side, children }: PhoneProps) => (
  <div className={css.phone} data-side={side}>
    <div className={css.screen}>
      <span className={css.head}>
        <Icon name={icon} />
        {title}
      </span>
      <div className={css.tiles}>{children}</div>
      <span className={css.bar}>
        {bar.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </span>
    </div>
  </div>
);
