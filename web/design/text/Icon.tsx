import { icon } from "./Icon.css.ts";
import { paths } from "./icons.ts";

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: "sm" | "md" | "lg" | "xl";
  /** Only where no word stands beside the icon. */
  label?: string;
}

/** One of our own line drawings, as large as the text around it and in its colour. */
export function Icon({ name, size = "md", label }: IconProps) {
  const accessible = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg viewBox="0 0 24 24" className={icon} data-size={size} {...accessible}>
      <path d={paths[name]} />
    </svg>
  );
}
