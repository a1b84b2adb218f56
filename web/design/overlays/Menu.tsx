import type { ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { Button, type ButtonProps } from "../controls/Button.tsx";
import { Icon, type IconName } from "../text/Icon.tsx";
import * as css from "./Menu.css.ts";
import * as select from "../fields/choices/Select.css.ts";

export interface MenuAction {
  id: string;
  label: string;
  icon?: IconName;
  /** What it will do, or why it is disabled. */
  description?: string;
  isDisabled?: boolean;
  isDangerous?: boolean;
}

interface MenuProps extends Pick<
  ButtonProps,
  "variant" | "icon" | "isDisabled" | "isWide" | "aria-keyshortcuts"
> {
  /** The accessible name of an icon-only button. */
  label: string;
  actions: readonly MenuAction[];
  onAction: (id: string) => void;
  /** These are on; an action turns its own on or off, and the menu stays open. */
  chosen?: readonly string[];
  /** With `onOpenChange`, controlled by the page. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The button's text; without it, an icon of three dots. */
  children?: ReactNode;
}

/** Several actions behind one button. */
export const Menu = ({
  label,
  actions,
  onAction,
  chosen,
  children,
  icon,
  variant = "quiet",
  isOpen,
  onOpenChange,
  ...button
}: MenuProps) => (
  <MenuTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
    {children === undefined ? (
      <Button {...button} variant={variant} icon={icon ?? "more"} aria-label={label} />
    ) : (
      <Button {...button} variant={variant} {...(icon && { icon })}>
        {children}
        <Icon name="chevron-down" />
      </Button>
    )}
    <Popover className={select.popover} offset={4} placement="bottom end">
      <AriaMenu
        aria-label={label}
        items={actions}
        onAction={(id) => onAction(String(id))}
        {...(chosen && { selectionMode: "multiple" as const, selectedKeys: chosen })}
        disabledKeys={actions.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        className={select.list}
      >
        {(action) => (
          <MenuItem
            textValue={action.label}
            className={css.item}
            data-dangerous={action.isDangerous || undefined}
          >
            {chosen && <Icon name={chosen.includes(action.id) ? "check" : "plus"} />}
            {action.icon && <Icon name={action.icon} />}
            <span className={css.words}>
              <Text slot="label">{action.label}</Text>
              {action.description && (
                <Text slot="description" className={css.description}>
                  {action.description}
                </Text>
              )}
            </span>
          </MenuItem>
        )}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
