import { useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import * as css from "./Disclosure.css.ts";
import { Icon } from "../text/Icon.tsx";

interface DisclosureProps {
  title: ReactNode;
  /** On the right of the title, outside its button: a badge, a count. */
  aside?: ReactNode;
  /** The title's place among the headings of the page. */
  level?: 2 | 3 | 4;
  /**
   * With `onToggle`, where the page remembers it; else it begins closed, or as `isOpenAtFirst`
   * says.
   */
  isOpen?: boolean;
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
  isDisabled?: boolean;
  /** Made when it is first opened, and kept from then on with all that was typed in it. */
  children: ReactNode;
}

/** A title that opens what it stands for. */
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
