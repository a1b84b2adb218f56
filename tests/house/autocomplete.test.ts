import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * A browser stores what is typed and offers it to the next person at the same device, so a field
 * about a victim must say autocomplete="off". Fields do so by themselves; this lists those that ask
 * for more, each about the person who types.
 */
const aboutOneself: Record<string, string[]> = {
  "web/admins/CodeForm.tsx": ["one-time-code"],
  "web/admins/EnrolDialog.tsx": ["one-time-code"],
  "web/admins/LoginForm.tsx": ["current-password", "username"],
  "web/admins/PasswordAgainDialog.tsx": ["current-password"],
  "web/admins/PasswordDialog.tsx": ["current-password", "new-password", "username"],
  "web/admins/SecondFactorCard.tsx": ["current-password"],
  "web/corrections/ReportDialog.tsx": ["email"],
  "web/feedback/FeedbackForm.tsx": ["email", "tel"],
  "web/incidents/PaperDialog.tsx": ["name"],
  "web/incidents/PasscodeDialogs.tsx": ["new-password"],
  "web/support/CallbackDialog.tsx": ["name", "tel"],
  "web/system/ConfigForm.tsx": ["new-password"],
  "graph/feedback/form.ts": ["email", "tel"],
};

const sources = ["web", "graph"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
    .map((file) => `${folder}/${file}`),
);

test("only fields about the person who types let the browser fill them", () => {
  const found: Record<string, string[]> = {};
  for (const file of sources) {
    const asked = [...readFileSync(file, "utf8").matchAll(/auto[cC]omplete(?:=|: )"([a-z-]+)"/g)].flatMap(
      ([, word = ""]) => (word === "off" ? [] : [word]),
    );
    if (asked.length > 0) found[file] = [...new Set(asked)].sort();
  }
  expect(found).toEqual(aboutOneself);
});

test("a field says autocomplete=off unless it asks for more", () => {
  const wrappers = ["TextField", "Select", "SearchField"].map((name) => `web/design/fields/${name}.tsx`);
  for (const file of [...wrappers, "web/directory/StateSelect.tsx"])
    expect(readFileSync(file, "utf8"), file).toContain('autoComplete="off"');
  expect(readFileSync("graph/core/pages/parts.ts", "utf8")).toContain('autocomplete = "off"');
});

test("no screen has a field that goes around them", () => {
  const allowed = /^web\/(?:design|directory\/StateSelect|needs\/Stepper)/;
  for (const file of sources.filter((name) => name.endsWith(".tsx") && !allowed.test(name)))
    for (const [field] of readFileSync(file, "utf8").matchAll(
      /<(?:input|textarea|select|Input|TextArea)\b[^>]*>/g,
    ))
      expect(field, file).toContain('type="hidden"');
});
