import type * as z from "zod/mini";
import { agencyForm } from "../../../shared/accounts/agencies/rules.ts";
import type { FormSchema } from "../../design/fields/form/Form.tsx";

/** The form with its domains as lines of text, which are one field on the screen. */
export const agencyTyped: FormSchema<z.output<typeof agencyForm>> = {
  "~standard": {
    validate: async (input) => {
      const { domains, ...typed } = input as Record<string, unknown>;
      const lines = typeof domains === "string" ? domains.split(/[\s,;]+/).filter(Boolean) : [];
      const checked = await agencyForm["~standard"].validate({ ...typed, domains: lines });
      if (!checked.issues) return checked;
      return { issues: checked.issues.map(({ message, path }) => ({ message, path: path?.slice(0, 1) })) };
    },
  },
};
