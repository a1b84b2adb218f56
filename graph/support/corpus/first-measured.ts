/** How a held-out set fared when it was new: before anyone tuned to it. */
export const firstMeasured: Readonly<Record<string, string>> = {
  "danger-4": "recall 98.3 %, precision 96.7 %",
  "danger-5": "recall 95.8 %, precision 95.0 %",
  "danger-7": "recall 99.0 %, precision 91.7 %",
  "danger-8": "recall 97.2 %, precision 93.7 %",
  "everyday-1": "not recorded",
  "everyday-2": "not recorded",
  "everyday-3": "right topic 93.6 %",
  "everyday-4": "right topic 96.8 %",
  "everyday-5": "right topic 90.3 %",
};
