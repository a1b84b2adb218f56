import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { tooltip } from "./Tooltip.css.ts";

interface TooltipProps {
  text: string;
  /** A button of ours. */
  children: ReactElement;
}

const delayMs = 500;

/** A short hint for mouse and keyboard. Touch users never see it, so it must not be essential. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <TooltipTrigger delay={delayMs}>
    {children}
    <AriaTooltip className={tooltip} offset={6}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
);
