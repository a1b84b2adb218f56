import type { Language } from "../../../../shared/core/forms/fields.ts";

/**
 * Opening hours in the file's form, "Mon-Fri 8am-4:30pm; Sat 8am-1pm", in a language; undefined for
 * other forms.
 */
export function hoursIn(language: Exclude<Language, "en">, hours: string): string | undefined {
  const parts = hours.split("; ").map((part) => partIn(language, part));
  if (parts.includes(undefined)) return undefined;
  const said = parts.join("; ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const phrases: Record<Exclude<Language, "en">, Partial<Record<string, string>>> = {
  es: {
    Daily: "todos los días",
    weekends: "fines de semana",
    "urgent rides 24 hours a day": "viajes urgentes las 24 horas",
    ...{ Mon: "lun", Tue: "mar", Wed: "mié", Thu: "jue", Fri: "vie", Sat: "sáb", Sun: "dom" },
  },
  fr: {
    Daily: "tous les jours",
    weekends: "le week-end",
    "urgent rides 24 hours a day": "trajets urgents 24 heures sur 24",
    ...{ Mon: "lun.", Tue: "mar.", Wed: "mer.", Thu: "jeu.", Fri: "ven.", Sat: "sam.", Sun: "dim." },
  },
};

const time = /^(\d{1,2})(?::(\d{2}))?(am|pm)$/;

function partIn(language: Exclude<Language, "en">, part: string): string | undefined {
  const known = phrases[language];
  const whole = known[part];
  if (whole) return whole;
  const [, days = "", from = "", to = ""] = /^(.+) (\d\S*)-([^\s-]+)$/.exec(part) ?? [];
  const named = known[days] ?? days.replace(/[A-Z][a-z]{2}/g, (day) => known[day] ?? day);
  if (!time.test(from) || !time.test(to) || /[A-Z]/.test(named)) return undefined;
  const [begins, ends] = [from, to].map((hour) => timeIn(language, hour));
  return language === "fr" ? `${named} de ${begins} à ${ends}` : `${named} ${begins}-${ends}`;
}

/** "4:30pm" as 16:30 and as 16 h 30. */
function timeIn(language: Language, written: string): string {
  const [, hour = "0", minute = "00", half] = time.exec(written) ?? [];
  const hours = (Number(hour) % 12) + (half === "pm" ? 12 : 0);
  if (language === "es") return `${hours}:${minute}`;
  return minute === "00" ? `${hours} h` : `${hours} h ${minute}`;
}
