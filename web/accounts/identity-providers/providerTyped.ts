import { adminRoles } from "../../../shared/core/access/roles.ts";
import { providerForm, type ProviderForm } from "../../../shared/accounts/identity-providers/rules.ts";
import type { FormSchema } from "../../design/fields/form/Form.tsx";

const asText = (value: unknown) => (typeof value === "string" ? value : "");

const wordsIn = (text: unknown) =>
  asText(text)
    .split(/[\s,]+/)
    .filter(Boolean);

/** "group = role, role" on each line. What is not one is refused by the rules. */
export const groupsTyped = (text: unknown) =>
  asText(text)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const at = line.lastIndexOf("=");
      return at < 0
        ? { group: "", roles: [] }
        : { group: line.slice(0, at).trim(), roles: wordsIn(line.slice(at + 1)) };
    });

/** The same as text. */
export const groupsAsText = (groups: readonly { group: string; roles: readonly string[] }[]) =>
  groups.map(({ group, roles }) => `${group} = ${roles.join(", ")}`).join("\n");

export const knownRoles = adminRoles.join(", ");

/** Converts the fields to the form that the rules check, and names problems by the fields. */
export const providerTyped = (kind: ProviderForm["kind"]): FormSchema<ProviderForm> => ({
  "~standard": {
    validate: async (input) => {
      const typed = input as Record<string, unknown>;
      const text = (name: string) => asText(typed[name]);
      const checked = await providerForm["~standard"].validate({
        kind,
        ...Object.fromEntries(
          ["name", "key", "issuer", "clientId", "clientSecret", "agency"].map((name) => [name, text(name)]),
        ),
        ...Object.fromEntries(
          ["groupClaim", "nameClaim", "badgeClaim", "rankClaim"].map((name) => [name, text(name)]),
        ),
        ...Object.fromEntries(
          ["scopes", "domains", "provingAcr", "provingAmr"].map((name) => [name, wordsIn(typed[name])]),
        ),
        groupRoles: groupsTyped(typed["groupRoles"]),
        mayGiveSuperAdmin: typed["mayGiveSuperAdmin"] === true,
        isActive: typed["isActive"] === true,
      });
      if (!checked.issues) return checked;
      // A list is one field on the screen.
      return { issues: checked.issues.map(({ message, path }) => ({ message, path: path?.slice(0, 1) })) };
    },
  },
});
