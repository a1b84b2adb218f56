import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  cidrMissing: "Veuillez saisir une adresse IP ou une plage",
  cidrWrong: "Saisissez une adresse IP, ou une plage comme 198.51.100.0/24",
  tooWide: ({ ipv4, ipv6 }) =>
    `Cette plage est trop large. La limite est /${ipv4} en IPv4 et /${ipv6} en IPv6.`,
  tooNarrow: ({ ipv6 }) => `Saisissez au moins un /${ipv6} en IPv6, soit un client`,
  labelMissing: "Veuillez indiquer de quel réseau il s’agit",
  labelTooLong: "80 caractères au plus",
  listedAlready: "Ce réseau est déjà dans la liste.",
  tooManyNetworks: "La liste est pleine. Retirez un réseau qui ne sert plus.",
  noSuchNetwork: "Ce réseau n’existe plus.",
  removedAlready: "Ce réseau a déjà été retiré.",
};
