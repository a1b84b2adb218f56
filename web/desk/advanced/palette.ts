import type { PaletteSource } from "../../shell/desk/desk.ts";
import { advancedTabs } from "./advancedTabs.ts";
import { en as t } from "../../decisions/rulebook/words.desk.ts";

/** What the palette finds of the rulebook: each of its tabs. */
export const palette: PaletteSource = {
  entries: advancedTabs.map(({ id, title }) => ({
    label: title,
    also: t.title,
    icon: "gear",
    href: `/admin/dashboard?tab=overview&advanced=${id}`,
  })),
};
