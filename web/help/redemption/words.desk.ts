import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

const en = {
  terminals: {
    open: "Redemption terminals",
    title: (vendor: string) => `Redemption terminals of ${vendor}`,
    lead: "A terminal is a device of the provider, such as the phone at its front desk. It scans a recipient's QR code and redeems it.",
    none: "This provider has no terminals. Its codes can be redeemed by phone.",
    waiting: (until: string) => `Its link works until ${until}`,
    seen: (when: string, until: string) => `Last used ${when}, works until ${until}`,
    ended: "Ended. Make a new link.",
    count: (count: number) => pluralEn(count, "1 redemption", `${count.toLocaleString("en-US")} redemptions`),
    disputes: (count: number) => pluralEn(count, "1 dispute", `${count} disputes`),
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: "The device can't redeem anything from now on.",
    removing: "Removing...",
    removed: (name: string) => `${name} removed`,
    name: "Name of the device",
    nameHint: "For example Front desk",
    add: "Make a link",
    adding: "Making...",
    close: "Close",
  },
  sheet: {
    title: (name: string) => `Link for ${name}`,
    text: "Scan this with the provider's device. It works once, for 7 days, and is shown only now.",
    print: "Print",
    done: "Done",
  },
  redeem: {
    action: "Redeem by phone",
    actionText: "The provider calls and can't scan the code.",
    undo: "Undo redemption",
    title: (vendor: string) => `Redeem for ${vendor}`,
    text: "Ask for the code and the confirmation number, and compare both. Never ask for the recipient's two words by phone.",
    amount: "Amount in dollars",
    most: (amount: string) => `At most ${amount}`,
    wrong: "Enter an amount in dollars, such as 72 or 72.50",
    cancel: "Cancel",
    confirm: "Redeem",
    pending: "Redeeming...",
    done: (vendor: string) => `${vendor} redeemed`,
    undone: (vendor: string) => `Redemption of ${vendor} undone`,
  },
};

export const words = dictionary(en);
