export const feedbackTypes = ["general", "concern", "positive"] as const;

export const feedbackStates = ["open", "handled"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** The list filters by state: open, the reader's own, follow-up wanted, closed, or all. */
export const feedbackViews = ["open", "mine", "followUp", "handled", "all"] as const;
export type FeedbackView = (typeof feedbackViews)[number];
