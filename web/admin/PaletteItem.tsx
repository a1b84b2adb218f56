import { createContext, use } from "react";
import { MenuItem } from "react-aria-components/Menu";
import { Icon, type IconName } from "../design/Icon.tsx";
import * as menu from "../design/Menu.css.ts";

/** What is looked for, and the way there. */
export const PaletteSearch = createContext<{ text: string; go: (href: string) => void }>({
  text: "",
  go: () => {},
});

interface PaletteItemProps {
  label: string;
  /** Other words by which it is found. */
  also?: string;
  icon: IconName;
  href: string;
}

/** A place that the palette finds. */
export function PaletteItem({ label, also, icon, href }: PaletteItemProps) {
  const { text, go } = use(PaletteSearch);
  if (!plain(`${label} ${also ?? ""}`).includes(plain(text))) return null;
  return (
    <MenuItem
      id={href}
      textValue={also ? `${label} ${also}` : label}
      className={menu.item}
      onAction={() => go(href)}
    >
      <Icon name={icon} />
      {label}
    </MenuItem>
  );
}

/** Without capitals, accents and blanks around it. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
