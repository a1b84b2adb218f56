import { createContext, use } from "react";
import { MenuItem } from "react-aria-components/Menu";
import { Icon, type IconName } from "../design/Icon.tsx";
import * as menu from "../design/Menu.css.ts";

/** Closes the palette and goes there. */
export const PaletteGo = createContext<(href: string) => void>(() => {});

interface PaletteItemProps {
  label: string;
  /** Other words by which it is found. */
  also?: string;
  icon: IconName;
  href: string;
}

/** A place that the palette finds. */
export function PaletteItem({ label, also, icon, href }: PaletteItemProps) {
  const go = use(PaletteGo);
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
