import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useButton, type AriaButtonProps } from "react-aria/useButton";
import { announce } from "../text/announce.ts";
import { Icon, type IconName } from "../text/Icon.tsx";
import { Spinner } from "../text/Spinner.tsx";
import { button } from "./Button.css.ts";

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "elementType" | "href"> {
  children?: ReactNode;
  variant?: "primary" | "quiet" | "plain" | "danger";
  icon?: IconName;
  /** As wide as its container. */
  isWide?: boolean;
  /** While the action runs: it cannot be pressed again, keeps the focus, and says so. */
  isPending?: boolean;
  /** Its text meanwhile, e.g. "Submitting...". */
  pendingText?: string;
  slot?: string;
  /** What an icon alone means, for people who see it. */
  tooltip?: string;
  /** The keys that press it, for screen readers. */
  "aria-keyshortcuts"?: string;
}

/**
 * Made with React Aria's hook, because its component brings number formats along, which no page
 * needs at first.
 */
export function Button(props: ButtonProps) {
  const {
    variant = "primary",
    icon,
    isWide,
    isPending = false,
    pendingText,
    slot,
    tooltip,
    children,
    ...own
  } = props;
  const self = useRef<HTMLButtonElement>(null);
  const { buttonProps, isPressed } = useButton(own, self);
  useAnnounced(self, isPending);
  return (
    <button
      {...(isPending ? withoutPresses(buttonProps) : buttonProps)}
      ref={self}
      slot={slot}
      title={tooltip}
      className={button}
      // Enter in a field does not submit the form a second time.
      type={isPending ? "button" : buttonProps.type}
      aria-keyshortcuts={own["aria-keyshortcuts"]}
      aria-disabled={isPending || buttonProps["aria-disabled"]}
      data-variant={variant}
      data-wide={isWide || undefined}
      data-square={children === undefined || undefined}
      data-disabled={own.isDisabled || undefined}
      data-pressed={(isPressed && !isPending) || undefined}
      data-pending={isPending || undefined}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {isPending ? (pendingText ?? children) : children}
    </button>
  );
}

/** The focused button's new text, when its action begins and ends. */
function useAnnounced(self: RefObject<HTMLButtonElement | null>, isPending: boolean): void {
  const was = useRef(isPending);
  useEffect(() => {
    const button = self.current;
    if (was.current !== isPending && button && button === document.activeElement)
      announce(button.getAttribute("aria-label") ?? button.textContent);
    was.current = isPending;
  }, [self, isPending]);
}

/** A tooltip still follows the pointer and the focus. */
const remains = /Focus|Blur|(?:Pointer|Mouse)(?:Enter|Leave|Over|Out)/;

const withoutPresses = <Props extends object>(props: Props) =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => !name.startsWith("on") || remains.test(name)),
  ) as Partial<Props>;
