import { PaletteItem } from "../../admin/PaletteItem.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "../words.desk.ts";

/** The accounts in the palette. */
export function AccountPaletteItems() {
  const t = useWords(words);
  return (
    <>
      <PaletteItem label={t.title} also={t.also} icon="users" href="/admin/user-management" />
      <PaletteItem label={t.newAdmin} also={t.newAdminAlso} icon="plus" href="/admin/new-admin-form" />
    </>
  );
}
