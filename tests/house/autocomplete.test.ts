import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * A browser stores what is typed and offers it to the next person at the same device, so a field
 * about a victim must say autocomplete="off". Fields do so by default; this lists the exceptions,
 * each about the person who types.
 */
const aboutOneself: Record<string, string[]> = {
  "web/accounts/admins/sign-in/CodeForm.tsx": ["one-time-code"],
  "web/accounts/device-lock/EmailCode.tsx": ["email", "one-time-code"],
  "web/accounts/admins/security/EnrolDialog.tsx": ["one-time-code"],
  "web/accounts/admins/sign-in/LoginForm.tsx": ["current-password", "username webauthn"],
  "web/accounts/admins/sign-in/PasswordAgainDialog.tsx": ["current-password"],
  "web/accounts/admins/security/PasswordDialog.tsx": ["current-password", "new-password", "username"],
  "web/accounts/admins/security/SwitchOffDialog.tsx": ["current-password"],
  "web/community/corrections/ReportDialog.tsx": ["email"],
  "web/community/feedback/FeedbackForm.tsx": ["email", "tel"],
  "web/accounts/identity-providers/ProviderFields.tsx": ["new-password"],
  "web/community/incidents/print/PaperDialog.tsx": ["name"],
  "web/community/incidents/passcode/PasscodeDialogs.tsx": ["new-password"],
  "web/community/support/CallbackDialog.tsx": ["name", "tel"],
  "web/platform/system/ConfigForm.tsx": ["new-password"],
  "graph/community/feedback/form.ts": ["email", "tel"],
};

const sources = ["web", "graph"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
    .map((file) => `${folder}/${file}`),
);

test("only fields about the person who types allow autofill", () => {
  const found: Record<string, string[]> = {};
  for (const file of sources) {
    const asked = [...readFileSync(file, "utf8").matchAll(/auto[cC]omplete(?:=|: )"([a-z -]+)"/g)].flatMap(
      ([, word = ""]) => (word === "off" ? [] : [word]),
    );
    if (asked.length > 0) found[file] = [...new Set(asked)].sort();
  }
  expect(found).toEqual(aboutOneself);
});

test("a field says autocomplete=off unless it asks for more", () => {
  const wrappers = ["TextField", "choices/Select", "SearchField"].map(
    (name) => `web/design/fields/${name}.tsx`,
  );
  for (const file of [...wrappers, "web/community/directory/place/StateSelect.tsx"])
    expect(readFileSync(file, "utf8"), file).toContain('autoComplete="off"');
  expect(readFileSync("graph/core/pages/parts.ts", "utf8")).toContain('autocomplete = "off"');
});

test("no screen has a field that bypasses them", () => {
  const allowed = /^web\/(?:design|community\/directory\/place\/StateSelect|intake\/needs\/Stepper)/;
  for (const file of sources.filter((name) => name.endsWith(".tsx") && !allowed.test(name)))
    for (const [field] of readFileSync(file, "utf8").matchAll(
      /<(?:input|textarea|select|Input|TextArea)\b[^>]*>/g,
    ))
      expect(field, file).toContain('type="hidden"');
});
