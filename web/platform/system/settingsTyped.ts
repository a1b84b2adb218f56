import { typedDollars } from "../../../shared/core/tables/amounts.ts";
import {
  settingNames,
  settingOf,
  settingsChange,
  wholeSettings,
  type Settings,
} from "../../../shared/platform/system/settings.ts";
import type { FormSchema } from "../../design/fields/form/Form.tsx";

export interface TypedSettings {
  settings: Settings;
  smtpPassword: string;
  removeSmtpPassword: boolean;
}

/** The form's values as settings: numbers are text, and disabled fields are missing. */
export const settingsTyped = (base: Settings): FormSchema<TypedSettings> => ({
  "~standard": {
    async validate(input) {
      const typed = input as Record<string, unknown>;
      const settings = Object.fromEntries(
        settingNames.map((name) => {
          const value = typed[name];
          if (value === undefined) return [name, base[name]];
          if (settingOf(name).kind === "dollars") return [name, typedDollars(value)];
          return [name, typeof base[name] === "number" && value !== "" ? Number(value) : value];
        }),
      );
      const checked = await wholeSettings["~standard"].validate(settings);
      const smtpPassword = typeof typed["smtpPassword"] === "string" ? typed["smtpPassword"] : "";
      const secret = await settingsChange["~standard"].validate({ smtpPassword });
      const issues = [...(checked.issues ?? []), ...(secret.issues ?? [])];
      if (checked.issues || issues.length > 0) return { issues };
      const removeSmtpPassword = typed["removeSmtpPassword"] === true;
      return { value: { settings: checked.value, smtpPassword, removeSmtpPassword } };
    },
  },
});
