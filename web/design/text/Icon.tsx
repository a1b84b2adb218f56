import { icon } from "./Icon.css.ts";
import { paths } from "./icons.ts";

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: "sm" | "md" | "lg" | "xl";
  /** Only if there is no text next to the icon. */
  label?: string;
}

/** A line icon in the size and color of the surrounding text. */
export function Icon({ name, size = "md", label }: IconProps) {
  const accessible = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg viewBox="0 0 24 24" className={icon} data-size={size} {...accessible}>
      <path d={paths[name]} />
    </svg>
  );
}
