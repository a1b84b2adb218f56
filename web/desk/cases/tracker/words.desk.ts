import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  none: "No requests yet.",
  setUp: "No requests yet. Set up this installation first, then run a training case to its end.",
  openSetup: "Open Setup",
};

export const words = dictionary(en);
