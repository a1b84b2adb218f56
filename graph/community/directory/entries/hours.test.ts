import { expect, test } from "vitest";
import { hoursIn } from "./hours.ts";

test.each([
  ["Mon-Fri 8am-4:30pm", "Lun-vie 8:00-16:30", "Lun.-ven. de 8 h à 16 h 30"],
  [
    "Mon, Wed-Fri 9am-5pm; Tue 9am-12pm",
    "Lun, mié-vie 9:00-17:00; mar 9:00-12:00",
    "Lun., mer.-ven. de 9 h à 17 h; mar. de 9 h à 12 h",
  ],
  ["Daily 8am-12am", "Todos los días 8:00-0:00", "Tous les jours de 8 h à 0 h"],
  [
    "Mon-Fri 7am-6pm; urgent rides 24 hours a day",
    "Lun-vie 7:00-18:00; viajes urgentes las 24 horas",
    "Lun.-ven. de 7 h à 18 h; trajets urgents 24 heures sur 24",
  ],
])("%s", (english, spanish, french) => {
  expect(hoursIn("es", english)).toBe(spanish);
  expect(hoursIn("fr", english)).toBe(french);
});

test.each(["By appointment", "Mon-Fri", "Mon-Fri 8-5", "Someday 8am-5pm; closed on holidays", ""])(
  "does not guess other formats: %s",
  (hours) => {
    expect(hoursIn("es", hours)).toBeUndefined();
  },
);
