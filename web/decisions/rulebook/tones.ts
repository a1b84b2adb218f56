import type { RuleUrgency } from "../../../shared/decisions/rulebook/rules.ts";
import type { BadgeTone } from "../../design/theme/tones.css.ts";

export const levelTones: Record<RuleUrgency, BadgeTone> = {
  critical: "critical",
  urgent: "pressing",
  standard: "info",
};
