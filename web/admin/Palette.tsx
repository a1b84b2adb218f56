import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { Menu } from "react-aria-components/Menu";
import { SearchField } from "react-aria-components/SearchField";
import { useNavigate } from "react-router-dom";
import { useWords } from "../core/i18n/i18n.tsx";
import { Dialog } from "../design/Dialog.tsx";
import * as field from "../design/field.css.ts";
import { useDeskParts, useTabs } from "./deskParts.ts";
import * as css from "./Palette.css.ts";
import { PaletteGo, PaletteItem } from "./PaletteItem.tsx";
import { words } from "./words.ts";

/** Any place of the desk by a few letters of its name; each domain brings its own. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords(words).palette;
  const parts = useDeskParts();
  const navigate = useNavigate();
  const { contains } = useFilter({ sensitivity: "base" });

  function go(href: string) {
    onClose();
    void navigate(href);
  }
  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <Autocomplete filter={contains}>
        <SearchField autoFocus aria-label={t.label}>
          <Input placeholder={t.placeholder} className={field.box} />
        </SearchField>
        <PaletteGo value={go}>
          <Menu
            aria-label={t.title}
            className={css.list}
            renderEmptyState={() => <p className={css.nothing}>{t.nothing}</p>}
          >
            <OwnActions />
            {parts.map(({ id, Actions }) => Actions && <Actions key={id} />)}
          </Menu>
        </PaletteGo>
      </Autocomplete>
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
