export const en = {
  exit: "Exit this page",
  short: "Exit",
  hint: "Exit this page: press it, or press Escape three times",
  help: {
    title: "Leaving quickly",
    lead: "Exit is at the top of every public page and of every window that opens in it. You can also press the Escape key three times, at any moment.",
    does: {
      title: "What Exit does",
      points: [
        "It opens a weather site in place of the page that you are on.",
        "It forgets what this tab remembered for as long as it was open, and an incident that you began to write and did not save.",
        "Back does not show the pages of this visit again. The weather site opens in their place.",
      ],
    },
    hidesNot: {
      title: "What it cannot hide",
      points: [
        "Your browser's history: the list still names the pages that you opened here.",
        "Pages that need no JavaScript, such as those behind a link in an email or a text message: Back can show them again.",
        "Other tabs and windows that show SafeVoice. Close them yourself.",
        "What is kept on this device: your incident log, your settings, the chosen state.",
        "Files that you downloaded, such as the rights guide.",
        "What the owner of the Wi-Fi, an employer or a telephone company may record.",
        "What a program that watches this device has seen.",
      ],
    },
    clear: {
      title: "What you can do",
      points: [
        "Use a private window: it forgets its history when you close it.",
        "Delete this site from the history, and its files from the downloads.",
        "In Settings, “Erase everything on this device” removes what we keep here.",
        "Use a device that no one else can open, at a library or with a friend.",
      ],
    },
    careful: "An emptied history can be noticed too. Choose what is safest for you.",
  },
};
