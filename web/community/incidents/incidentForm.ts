import type { FormSchema } from "../../design/fields/form/Form.tsx";
import type { IncidentDraft } from "./store/incident.ts";

export const maxLineLetters = 300;
export const maxDescriptionLetters = 20_000;

type Field = "type" | "dateTime" | "location" | "description";

/** Four required fields, each with its message; that needs no library. */
export const incidentForm = (problems: Record<Field, string>): FormSchema<IncidentDraft> => ({
  "~standard": {
    validate: (input) => {
      const values = input as Record<string, string | undefined>;
      const text = (name: string) => (values[name] ?? "").trim();
      const missing = required.filter((name) => !isFilled(name, text(name)));
      if (missing.length > 0)
        return { issues: missing.map((name) => ({ message: problems[name], path: [name] })) };
      const officerInfo = text("officerInfo");
      return {
        value: {
          type: text("type"),
          dateTime: text("dateTime"),
          location: text("location"),
          ...(officerInfo && { officerInfo }),
          description: text("description"),
        },
      };
    },
  },
});

/** The current local time, in the format of a date field. */
export function wallClock(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, "2026-11-20T14:30".length);
}

const required: readonly Field[] = ["type", "dateTime", "location", "description"];

const isFilled = (name: Field, text: string) =>
  name === "dateTime" ? !Number.isNaN(Date.parse(text)) : text !== "";
