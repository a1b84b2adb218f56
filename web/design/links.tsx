import type { ReactNode } from "react";
import { Link, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { button } from "./Button.css.ts";
import type { ButtonProps } from "./Button.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { textLink } from "./links.css.ts";

interface LinkProps extends Omit<AriaLinkProps, "className" | "style" | "children" | "href"> {
  href: string;
  icon?: IconName;
  children: ReactNode;
}

/** A link in or beside text. */
export const TextLink = ({ icon, children, ...props }: LinkProps) => (
  <Link {...props} {...elsewhere(props)} className={textLink}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);

/** A way to another page that is as easy to hit as a button. */
export const ButtonLink = ({
  look = "primary",
  icon,
  isWide,
  children,
  ...props
}: LinkProps & Pick<ButtonProps, "look" | "isWide">) => (
  <Link {...props} {...elsewhere(props)} className={button} data-look={look} data-wide={isWide || undefined}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);

/** A page that opens beside ours must not be able to steer it. */
const elsewhere = ({ target }: Pick<LinkProps, "target">) =>
  target === "_blank" ? { rel: "noopener noreferrer" } : {};
