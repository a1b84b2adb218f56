import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = { link: "Records packets for a court or a public-records request" };

/** Apart from the pages' words, because every case shows it. */
export const words = dictionary(en);
