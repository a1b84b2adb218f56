/** How a held-out set fared when it was new: before anyone tuned to it. */
export const firstMeasured: Readonly<Record<string, string>> = {
  "danger-4": "recall 98.3 %, precision 96.7 %",
  "danger-5": "recall 95.8 %, precision 95.0 %",
  "danger-7": "recall 99.0 %, precision 91.7 %",
  "danger-8": "recall 97.2 %, precision 93.7 %",
  "danger-9": "recall 97.1 %, precision 95.5 %",
  "danger-10": "recall 96.2 %, precision 90.3 %",
  "everyday-1": "not recorded",
  "everyday-2": "not recorded",
  "everyday-3": "right topic 93.6 %",
  "everyday-4": "right topic 96.8 %",
  "everyday-5": "right topic 90.3 %",
  "everyday-6": "right topic 98.0 %",
};
