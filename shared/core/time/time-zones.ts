/** The time zones of the states and territories, for the places of events and of requests. */
export const timeZones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "Pacific/Pago_Pago",
] as const;

const zones: [zone: (typeof timeZones)[number], states: string][] = [
  ["America/New_York", "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV"],
  ["America/Chicago", "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI"],
  ["America/Denver", "CO ID MT NM UT WY"],
  ["America/Phoenix", "AZ"],
  ["America/Los_Angeles", "CA NV OR WA"],
  ["America/Anchorage", "AK"],
  ["Pacific/Honolulu", "HI"],
  ["America/Puerto_Rico", "PR VI"],
  ["Pacific/Guam", "GU MP"],
  ["Pacific/Pago_Pago", "AS"],
];

/** The time zone of most people in a state; Central time without one. */
export const timeZoneOf = (state: string | null): string =>
  zones.find(([, states]) => state && states.split(" ").includes(state))?.[0] ?? "America/Chicago";
