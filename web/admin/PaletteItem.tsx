import { createContext, use, type ComponentType } from "react";
import type { IconName } from "../design/text/Icon.tsx";
import { folded } from "#shared/core/text/fold";

export interface PlaceProps {
  label: string;
  /** Other words that find it. */
  also?: string;
  icon: IconName;
  href: string;
}

/**
 * The search and the item component, provided by the palette, so that adding an item does not load
 * a menu.
 */
export const PaletteSearch = createContext<{ text: string; Place: ComponentType<PlaceProps> }>({
  text: "",
  Place: () => null,
});

/** A place that the palette finds. */
export function PaletteItem(props: PlaceProps) {
  const { text, Place } = use(PaletteSearch);
  return plain(`${props.label} ${props.also ?? ""}`).includes(plain(text)) ? <Place {...props} /> : null;
}

const plain = (text: string) => folded(text).trim();
