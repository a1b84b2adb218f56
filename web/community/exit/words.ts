import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Leaving quickly",
  lead: "The Exit button is at the top of every public page and of every window that opens there. On a computer, you can also press Escape three times.",
  does: {
    title: "What Exit does",
    points: [
      "It opens a weather site in place of the page you are on.",
      "It clears what this tab remembered, including an incident that you started and did not save.",
      "It removes a Help Pass that you kept on this device.",
      "The Back button does not show these pages again. It opens the weather site instead.",
    ],
  },
  hidesNot: {
    title: "What it cannot hide",
    points: [
      "Your browser history: it still lists the pages you opened here.",
      "Pages that work without JavaScript, such as those you open from a link in an email or text message: the Back button can show them again, and Exit there may leave a Help Pass that you kept.",
      "Other tabs and windows that show SafeVoice. Close them yourself.",
      "What is saved on this device: your incident log, your settings, and the state you chose.",
      "Files you downloaded, such as the rights guide.",
      "What the owner of the Wi-Fi, an employer, or a phone company may record.",
      "What a tracking app on this device has seen.",
    ],
  },
  clear: {
    title: "What you can do",
    points: [
      "Use a private window. It erases its history when you close it.",
      "Delete this site from your browser history and its files from your downloads.",
      "In Settings, choose “Erase everything on this device” to remove what we save here.",
      "Use a device that no one else can check, at a library or at a friend's home.",
    ],
  },
  careful: "Someone may also notice an empty history. Choose what is safest for you.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
