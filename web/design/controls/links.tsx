import type { ReactNode } from "react";
import { button } from "./Button.css.ts";
import type { ButtonProps } from "./Button.tsx";
import { Icon, type IconName } from "../text/Icon.tsx";
import { textLink } from "./links.css.ts";

interface LinkProps {
  href: string;
  /** Opens beside our page. */
  target?: "_blank";
  /** A page that the server writes: the browser goes there, and not the router. */
  rel?: "external";
  /** A file that is kept, not a page that is opened; under this name where one is given. */
  download?: boolean | string;
  icon?: IconName;
  /** Something to note beside what the browser does. */
  onClick?: () => void;
  "aria-label"?: string;
  children: ReactNode;
}

/** A link in or beside text. */
export const TextLink = (props: LinkProps) => <Anchor {...props} className={textLink} />;

/** A way to another page that is as easy to hit as a button. */
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
 * A plain one; web/app/useOwnLinks.ts makes those to our own pages the router's. A page that opens
 * beside ours must not be able to steer it.
 */
const Anchor = ({ icon, children, ...props }: AnchorProps) => (
  <a {...props} {...(props.target === "_blank" && { rel: "noopener noreferrer" })}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
);
