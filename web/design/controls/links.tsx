import type { ReactNode } from "react";
import { button } from "./Button.css.ts";
import type { ButtonProps } from "./Button.tsx";
import { Icon, type IconName } from "../text/Icon.tsx";
import { textLink } from "./links.css.ts";

interface LinkProps {
  href: string;
  /** Opens in a new tab. */
  target?: "_blank";
  /** A server-rendered page: the browser navigates, not the router. */
  rel?: "external";
  /** A download instead of a page; under this name if given. */
  download?: boolean | string;
  icon?: IconName;
  /** An additional handler besides the browser's navigation. */
  onClick?: () => void;
  "aria-label"?: string;
  children: ReactNode;
}

/** A link in or next to text. */
export const TextLink = (props: LinkProps) => <Anchor {...props} className={textLink} />;

/** A link to another page that is as easy to hit as a button. */
export const ButtonLink = ({
  variant = "primary",
  isWide,
  ...props
}: LinkProps & Pick<ButtonProps, "variant" | "isWide">) => (
  <Anchor {...props} className={button} data-variant={variant} data-wide={isWide || undefined} />
);

interface AnchorProps extends LinkProps {
  className: string;
  "data-variant"?: string | undefined;
  "data-wide"?: boolean | undefined;
}

/**
 * A plain anchor; web/app/useOwnLinks.ts routes internal ones. A page in a new tab must not control
 * ours.
 */
const Anchor = ({ icon, children, ...props }: AnchorProps) => (
  <a {...props} {...(props.target === "_blank" && { rel: "noopener noreferrer" })}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
);
