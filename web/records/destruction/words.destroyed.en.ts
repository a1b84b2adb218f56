import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "This record was destroyed",
  text: (day: string) =>
    `What was said about the person was destroyed on ${day} under a retention schedule. Money, decisions and counts stay. Nothing on this case can be changed.`,
};

export const words = dictionary(en);
