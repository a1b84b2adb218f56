import { useRef, useState, type KeyboardEvent } from "react";
import { Menu } from "react-aria-components/Menu";
import { useNavigate } from "react-router-dom";
import { useWords } from "../core/i18n/i18n.tsx";
import { Dialog } from "../design/Dialog.tsx";
import { TextField } from "../design/TextField.tsx";
import { useDeskParts, useTabs } from "./deskParts.ts";
import * as css from "./Palette.css.ts";
import { PaletteItem, PaletteSearch } from "./PaletteItem.tsx";
import { words } from "./words.ts";

/**
 * Any place of the desk by a few letters of its name; each domain brings its own. Enter takes the first, the arrow leads into the list. Not the
 * library's Autocomplete: its one file is also what every text field needs a few lines of, so all pages with a form would load it.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords(words).palette;
  const parts = useDeskParts();
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
      <PaletteSearch value={{ text, go }}>
        <div ref={place}>
          <Menu
            aria-label={t.title}
            className={css.list}
            renderEmptyState={() => <p className={css.nothing}>{t.nothing}</p>}
          >
            <OwnActions />
            {parts.map(({ id, Actions }) => Actions && <Actions key={id} />)}
          </Menu>
        </div>
      </PaletteSearch>
    </Dialog>
  );
}

function OwnActions() {
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
      <PaletteItem label={t.palette.account} icon="lock" href="/admin/login" />
    </>
  );
}
