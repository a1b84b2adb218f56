import { useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import * as css from "./Disclosure.css.ts";
import { Icon } from "../text/Icon.tsx";

interface DisclosureProps {
  title: ReactNode;
  /** To the right of the title, outside its button: a badge, a count. */
  aside?: ReactNode;
  /** The title's heading level. */
  level?: 2 | 3 | 4;
  /** With `onToggle`, controlled by the page; else it starts closed, or as `isOpenAtFirst` says. */
  isOpen?: boolean;
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
  isDisabled?: boolean;
  /** Rendered when first opened, and kept from then on with its input. */
  children: ReactNode;
}

/** A title that expands its content. */
export function Disclosure(props: DisclosureProps) {
  const { title, aside, level = 3, isOpen, isOpenAtFirst = false, onToggle, isDisabled, children } = props;
  const [own, setOwn] = useState(isOpenAtFirst);
  const open = isOpen ?? own;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);

  function toggle(next: boolean) {
    setOwn(next);
    onToggle?.(next);
  }
  return (
    <AriaDisclosure
      className={css.disclosure}
      isExpanded={open}
      onExpandedChange={toggle}
      isDisabled={isDisabled ?? false}
    >
      <div className={css.head}>
        <Heading level={level} className={css.heading}>
          <Button slot="trigger" className={css.trigger}>
            <span className={css.mark}>
              <Icon name="chevron-right" />
            </span>
            {title}
          </Button>
        </Heading>
        {aside}
      </div>
      <DisclosurePanel className={css.panel}>
        {wasOpen && <div className={css.body}>{children}</div>}
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
