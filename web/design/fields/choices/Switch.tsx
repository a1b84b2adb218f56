import { useId, type ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaProps } from "react-aria-components/Switch";
import * as css from "./choices.css.ts";
import * as field from "../field.css.ts";
import { useKeptChoice } from "../form/draftValues.ts";
import { Icon } from "../../text/Icon.tsx";
import { Stack } from "../../layout/layout.tsx";

interface SwitchProps extends Omit<AriaProps, "className" | "style" | "children"> {
  /** Without it, an `aria-label` names the switch. */
  children?: ReactNode;
  /** What it does, on and off. */
  description?: string;
}

/** On or off, with immediate effect. */
export function Switch({ children, description, ...props }: SwitchProps) {
  const hint = useId();
  const kept = useKeptChoice(props.name);
  const isKept = kept !== undefined && props.isSelected === undefined;
  const toggle = (
    <AriaSwitch
      {...props}
      {...(isKept && { defaultSelected: kept })}
      {...(description && { "aria-describedby": hint })}
      className={css.choice}
    >
      {({ isSelected }) => (
        <>
          <span className={css.track}>
            <span className={css.thumb}>{isSelected && <Icon name="check" size="sm" />}</span>
          </span>
          {children && <span>{children}</span>}
        </>
      )}
    </AriaSwitch>
  );
  if (!description) return toggle;
  return (
    <Stack gap="xs">
      {toggle}
      <span id={hint} className={field.hint}>
        {description}
      </span>
    </Stack>
  );
}
