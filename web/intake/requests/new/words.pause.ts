import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  paused: "The program is paused",
  pausedText: "The fund does not pay for new requests right now.",
  noMoney: "There is no money in the fund right now",
  noMoneyText: "New requests can't be paid for until the fund has money again.",
  works:
    "You can still file this request. It is kept, and decided as soon as the fund pays again. Help from others is available now:",
  resources: "Find help near you",
  call: "Call 2-1-1",
};

export const words = dictionary(en, {
  es: () => import("./words.pause.es.ts").then((file) => file.es),
  fr: () => import("./words.pause.fr.ts").then((file) => file.fr),
});
