import type { BadgeTone } from "../../design/theme/tones.css.ts";

export const riskTones: Partial<Record<string, BadgeTone>> = {
  high: "critical",
  medium: "caution",
  low: "neutral",
};

export const statusTones: Partial<Record<string, BadgeTone>> = {
  success: "positive",
  failure: "critical",
  pending: "caution",
};
