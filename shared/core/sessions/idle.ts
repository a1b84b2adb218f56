/** Times that an officer can choose in Settings for this device, in minutes. */
export const chosenIdleMinutes = [15, 30, 60, 120] as const;
