import { useEffect, useRef, type ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { button } from "./Button.css.ts";
import { Icon, type IconName } from "../text/Icon.tsx";
import { Spinner } from "../text/Spinner.tsx";

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children" | "isPending"> {
  children?: ReactNode;
  variant?: "primary" | "quiet" | "plain" | "danger";
  icon?: IconName;
  /** As wide as its container. */
  isWide?: boolean;
  /** While the action runs: it cannot be pressed again, keeps the focus, and says so. */
  isPending?: boolean;
  /** Its text meanwhile, e.g. "Submitting...". */
  pendingText?: string;
}

export function Button({
  variant = "primary",
  icon,
  isWide,
  isPending,
  pendingText,
  children,
  ...props
}: ButtonProps) {
  const self = useRef<HTMLButtonElement>(null);
  useEffect(() => forgetWith(self.current), []);
  return (
    <AriaButton
      {...props}
      ref={self}
      className={button}
      isPending={isPending ?? false}
      data-variant={variant}
      data-wide={isWide || undefined}
      data-square={children === undefined || undefined}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {isPending ? (pendingText ?? children) : children}
    </AriaButton>
  );
}

/** A button's announcement refers to it for some seconds; if the button was removed, to nothing. */
function forgetWith(button: HTMLButtonElement | null) {
  return () => {
    const announced = document.querySelectorAll("[data-live-announcer] [aria-labelledby]");
    for (const said of announced)
      if (
        said
          .getAttribute("aria-labelledby")
          ?.split(" ")
          .includes(button?.id ?? "")
      )
        said.remove();
  };
}
