/** What every page, message and file of a training installation says. */
export const en = {
  /** In capitals, for the watermark and the beginning of messages. */
  word: "TRAINING",
  text: "Nothing here is real. No one receives what you send.",
};

export type TrainingMark = typeof en;
