import { useId, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { onDevice } from "../../../core/device/storage.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { popover } from "../../../design/fields/choices/Select.css.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import { deskGroups } from "../desk.ts";
import { useIsHere, usePlaces } from "../deskParts.ts";
import { useUrgentByPage } from "../queue/workQueue.tsx";
import * as css from "./SideNav.css.ts";
import { words } from "../words.desk.ts";

const foldedKey = "safevoice-desk-navigation";

/** All places of the desk beside the page. The device remembers whether it shows icons only. */
export function SideNav() {
  const t = useWords(words).navigation;
  const [isFolded, setFolded] = useState(() => onDevice.get(foldedKey) === "folded");
  function toggle() {
    setFolded(!isFolded);
    onDevice.set(foldedKey, isFolded ? "" : "folded");
  }
  return (
    <nav className={css.side} aria-label={t.label} data-folded={isFolded || undefined}>
      <Places />
      <button type="button" className={css.fold} aria-pressed={isFolded} onClick={toggle}>
        <Icon name="arrow-left" />
        <span className={css.name}>{t.fold}</span>
      </button>
    </nav>
  );
}

/** The same places behind a button, where there is no room beside the page. */
export function NavMenu() {
  const t = useWords(words).navigation;
  return (
    <DialogTrigger>
      <Button className={css.menu}>
        <Icon name="list" />
        <span className={css.menuWord}>{t.menu}</span>
      </Button>
      <Popover className={popover} offset={4} placement="bottom start">
        <Dialog className={css.panel} aria-label={t.label}>
          {({ close }) => (
            <nav aria-label={t.label}>
              <Places onGo={close} />
            </nav>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Places({ onGo }: { onGo?: () => void }) {
  const t = useWords(words).navigation;
  const places = usePlaces();
  const isHere = useIsHere();
  const urgent = useUrgentByPage();
  const id = useId();
  return deskGroups.flatMap((group) => {
    const own = places.filter((place) => place.group === group);
    if (own.length === 0) return [];
    return (
      <div key={group}>
        <p id={`${id}-${group}`} className={css.groupName}>
          {t.groups[group]}
        </p>
        <ul className={css.list} aria-labelledby={`${id}-${group}`}>
          {own.map((place) => (
            <li key={place.id}>
              <a
                href={place.href}
                className={css.place}
                aria-current={isHere(place)}
                title={t.places[place.id]}
                {...(onGo && { onClick: onGo })}
              >
                <Icon name={place.icon} />
                <span className={css.name}>{t.places[place.id]}</span>{" "}
                <Urgent count={urgent.get(place.href) ?? 0} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function Urgent({ count }: { count: number }) {
  const t = useWords(words).navigation;
  if (count === 0) return null;
  return (
    <span className={css.urgent}>
      <span aria-hidden="true">{count}</span>
      <span className={visuallyHidden}>{t.urgent(count)}</span>
    </span>
  );
}
