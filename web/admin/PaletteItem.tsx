import { createContext, use, type ComponentType } from "react";
import type { IconName } from "../design/text/Icon.tsx";
import { folded } from "#shared/core/text/fold";

export interface PlaceProps {
  label: string;
  /** Other words by which it is found. */
  also?: string;
  icon: IconName;
  href: string;
}

/**
 * What is looked for, and how a place that was found is shown: the palette brings it, so that
 * naming a place costs nobody a menu.
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
