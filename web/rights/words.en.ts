export const en = {
  topics: "Topics",
  download: "Download Full Rights Guide",
  skipToMore: (title: string) => `Go to “${title}”`,
  state: "Your state",
  chooseState: "Choose your state...",
  searching: "Looking for legal aid...",
  failed: "The list could not be loaded. You can call 2-1-1 and ask for legal aid.",
  retry: "Retry",
  everyState: "More resources",
  cardTitle: "Card for your wallet",
  cardText: "Print it, cut it out, and keep it with your license. You can show it without saying a word.",
  printCard: "Print the card",
};
