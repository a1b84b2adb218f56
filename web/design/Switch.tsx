import type { ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaProps } from "react-aria-components/Switch";
import * as css from "./choices.css.ts";
import { useKeptChoice } from "./formKept.ts";
import { Icon } from "./Icon.tsx";

interface SwitchProps extends Omit<AriaProps, "className" | "style" | "children"> {
  children: ReactNode;
}

/** On or off, at once. */
export function Switch({ children, ...props }: SwitchProps) {
  const kept = useKeptChoice(props.name);
  const isKept = kept !== undefined && props.isSelected === undefined;
  return (
    <AriaSwitch {...props} {...(isKept && { defaultSelected: kept })} className={css.choice}>
      {({ isSelected }) => (
        <>
          <span className={css.track}>
            <span className={css.thumb}>{isSelected && <Icon name="check" size="sm" />}</span>
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaSwitch>
  );
}
