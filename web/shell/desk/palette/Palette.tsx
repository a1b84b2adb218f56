import { useRef, useState, type KeyboardEvent } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Autocomplete } from "../../../design/fields/Autocomplete.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import * as menu from "../../../design/overlays/Menu.css.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import * as css from "./Palette.css.ts";
import { usePaletteEntries } from "./usePaletteEntries.ts";
import { words } from "../words.desk.ts";

/** Any page of the desk by a few letters of its name. Enter takes the first if none was chosen. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const entries = usePaletteEntries(text).map((entry) => ({
    ...entry,
    id: `${entry.href} ${entry.label}`, // two domains may lead to one address
  }));
  const [first] = entries;

  function go(href: string) {
    onClose();
    void navigate(href);
  }
  /** The field hands its keys to the chosen entry, or to the list where none is chosen. */
  function press({ key, target }: KeyboardEvent) {
    if (key === "Enter" && target === list.current && first) go(first.href);
  }
  return (
    <Dialog title={t.palette.title} isOpen onClose={onClose}>
      <Autocomplete text={text} onText={setText}>
        <TextField name="place" label={t.palette.label} placeholder={t.palette.placeholder} autoFocus />
        <div role="presentation" onKeyDown={press}>
          <Menu
            ref={list}
            aria-label={t.palette.title}
            items={entries}
            className={css.list}
            renderEmptyState={() => <p className={css.nothing}>{t.palette.nothing}</p>}
          >
            {({ label, also, icon, href }) => (
              <MenuItem
                textValue={also ? `${label} ${also}` : label}
                className={menu.item}
                onAction={() => go(href)}
              >
                <Icon name={icon} />
                {label}
              </MenuItem>
            )}
          </Menu>
        </div>
      </Autocomplete>
      <span role="status" className={visuallyHidden}>
        {text && t.list.found(String(entries.length))}
      </span>
    </Dialog>
  );
}
