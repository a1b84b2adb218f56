import { createContext, use, useRef, useState, type ComponentType, type KeyboardEvent } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { useNavigate } from "react-router-dom";
import { useWords } from "../core/i18n/i18n.tsx";
import { Dialog } from "../design/overlays/Dialog.tsx";
import { Icon } from "../design/text/Icon.tsx";
import * as menu from "../design/overlays/Menu.css.ts";
import { TextField } from "../design/fields/TextField.tsx";
import type { DeskPart } from "./desk.ts";
import { useDeskParts, useTabs } from "./deskParts.ts";
import * as css from "./Palette.css.ts";
import { PaletteItem, PaletteSearch, type PlaceProps } from "./PaletteItem.tsx";
import { words } from "./words.desk.ts";

/**
 * Finds any place of the desk by name; each domain adds its own. Enter opens the first, the arrow
 * key moves into the list. Not the library's Autocomplete: its one file is also used by every text
 * field, so all pages with a form would load it.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords(words).palette;
  const places = use(placesOf(useDeskParts()));
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const first = () => place.current?.querySelector<HTMLElement>("[role=menuitem]");

  function go(href: string) {
    onClose();
    void navigate(href);
  }
  function press(event: KeyboardEvent) {
    if (event.key === "Enter") first()?.click();
    else if (event.key === "ArrowDown") first()?.focus();
    else return;
    event.preventDefault();
  }
  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <TextField
        name="place"
        label={t.label}
        placeholder={t.placeholder}
        value={text}
        onChange={setText}
        onKeyDown={press}
        autoFocus
      />
      <PaletteSearch value={{ text, Place }}>
        <Go value={go}>
          <div ref={place}>
            <Menu
              aria-label={t.title}
              className={css.list}
              renderEmptyState={() => <p className={css.nothing}>{t.nothing}</p>}
            >
              <OwnPlaces />
              {places.map(({ id, Places }) => (
                <Places key={id} />
              ))}
            </Menu>
          </div>
        </Go>
      </PaletteSearch>
    </Dialog>
  );
}

type Loaded = Promise<{ id: string; Places: ComponentType }[]>;
const loaded = new WeakMap<readonly DeskPart[], Loaded>();

/** Loaded once, with the palette, so that no page waits for it. */
function placesOf(parts: readonly DeskPart[]): Loaded {
  const known = loaded.get(parts);
  if (known) return known;
  const all = Promise.all(
    parts.flatMap(({ id, loadPlaces }) =>
      loadPlaces ? [loadPlaces().then((Places) => ({ id, Places }))] : [],
    ),
  );
  loaded.set(parts, all);
  all.catch(() => loaded.delete(parts));
  return all;
}

const Go = createContext<(href: string) => void>(() => {});

function Place({ label, also, icon, href }: PlaceProps) {
  const go = use(Go);
  return (
    <MenuItem
      id={`${href} ${label}`} // two domains may link to the same URL
      textValue={also ? `${label} ${also}` : label}
      className={menu.item}
      onAction={() => go(href)}
    >
      <Icon name={icon} />
      {label}
    </MenuItem>
  );
}

function OwnPlaces() {
  const t = useWords(words);
  return (
    <>
      {useTabs().map((tab) => (
        <PaletteItem
          key={tab}
          label={t.palette.goTo(t.tabs[tab])}
          icon="home"
          href={`/admin/dashboard?tab=${tab}`}
        />
      ))}
      <PaletteItem label={t.palette.requests} icon="list" href="/requests" />
      <PaletteItem label={t.palette.account} also={t.palette.accountAlso} icon="lock" href="/admin/account" />
    </>
  );
}
