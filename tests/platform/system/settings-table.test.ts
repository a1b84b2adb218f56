import { readFileSync } from "node:fs";
import {
  isInputObjectType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from "graphql";
import { beforeEach, expect, test } from "vitest";
import { openApi } from "../../../graph/app/openapi/document.ts";
import type { JsonSchema } from "../../../graph/app/openapi/schemas.ts";
import { schema } from "../../../graph/app/schema.ts";
import {
  defaultSettings,
  settingNames,
  settingOf,
  type SettingName,
  type Settings,
} from "../../../shared/platform/system/settings.ts";
import { settingGroups } from "../../../shared/platform/system/setting-table.ts";
import { columnsOf, settingsOf } from "../../../graph/platform/system/settings/shown.ts";
import { readConfig } from "../../../graph/platform/system/settings/read.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
beforeEach(async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: columnsOf(defaultSettings) });
  await lab.refreshConfig();
});

/** Another value that the setting takes. */
function otherValue(name: SettingName): Settings[SettingName] {
  const { kind, default: value, options = {}, schema: check } = settingOf(name);
  if (kind === "switch") return !value;
  if (kind === "choice") return Object.keys(options).find((option) => option !== value) ?? "";
  if (kind === "zone") return "Pacific/Guam";
  if (kind !== "text")
    return [Number(value) - 1, Number(value) + 1].find((number) => check.safeParse(number).success) ?? 0;
  const texts = ["Another", "another@fund.example"];
  return texts.find((text) => check.safeParse(text).success) ?? "";
}

test("the columns hold every setting, and start with its default", async () => {
  await lab.db.systemConfig.deleteMany();
  const row = await lab.db.systemConfig.create({ data: { id: 1, trustedDomains: [] } });
  expect(settingsOf(row)).toEqual(defaultSettings);
  const others = [
    ...["id", "trustedDomains", "version", "updatedAt", "smtpPasswordSealed"],
    ...["suggestedTimeZone", "timeZoneSuggestedBy"],
  ];
  expect([...settingNames.map((name) => settingOf(name).column), ...others].sort()).toEqual(
    Object.keys(row).sort(),
  );
});

test("every setting is in one section, in GraphQL, in REST and in the query of the form", () => {
  expect(Object.values(settingGroups).flatMap(({ settings }) => Object.keys(settings))).toEqual(settingNames);
  const output = schema.getType("SystemConfig") as GraphQLObjectType;
  const input = schema.getType("SaveSystemConfigInput") as GraphQLInputObjectType;
  expect(isObjectType(output) && isInputObjectType(input)).toBe(true);
  const fragment = readFileSync("web/platform/system/settingsFragment.ts", "utf8");
  const components: Record<string, JsonSchema> = openApi(lab.env).components.schemas;
  const { properties = {} } = components["SystemConfig"] ?? {};
  const types = {
    switch: "Boolean",
    whole: "Int",
    dollars: "USD",
    text: "String",
    zone: "String",
    choice: undefined,
  };
  for (const name of settingNames) {
    const { kind, help } = settingOf(name);
    const type = types[kind] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect([String(output.getFields()[name]?.type), String(input.getFields()[name]?.type)]).toEqual([
      `${type}!`,
      type,
    ]);
    expect([output.getFields()[name]?.description, properties[name]?.description]).toEqual([help, help]);
    expect(fragment).toMatch(new RegExp(`\\n +${name}\\n`));
  }
});

test.each(settingNames)("%s is saved, read, in the history and in the audit log", async (name) => {
  const boss = await signInAdmin(lab, { role: "super_admin" });
  // Signed in at a provider with a second factor: no setting requires more of them.
  await lab.db.session.updateMany({ data: { providerProvedAt: lab.now() } });
  const value = otherValue(name);
  expect(value).not.toEqual(defaultSettings[name]);
  // A limit for 24 hours is within that for 30 days.
  const given = { [name]: value, ...(name === "agencyDayLimit" && { agencyMonthLimit: value }) };
  const { version } = await readConfig(await boss.context());
  const { data } = await ask(
    boss,
    `mutation Save($input: SaveSystemConfigInput!) {
      saveSystemConfig(input: $input) { systemConfig { ${settingNames.join(" ")} } }
    }`,
    { input: { version, ...given } },
  );
  expect(data).toEqual({ saveSystemConfig: { systemConfig: { ...defaultSettings, ...given } } });
  // A session that owes its second factor reads nothing more.
  if (name !== "requireMFA") {
    const { config } = (await (await boss.fetch("/api/admin/system-config")).json()) as { config: Settings };
    expect(config).toMatchObject({ ...defaultSettings, ...given });
  }
  const change = { before: defaultSettings[name], after: value };
  const history = await lab.db.configChange.findFirstOrThrow({ orderBy: { version: "desc" } });
  expect(history.changes).toMatchObject({ [name]: change });
  expect(Object.keys(history.changes as object).toSorted()).toEqual(Object.keys(given).toSorted());
  const entry = await lab.db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
  const isText = settingOf(name).kind === "text";
  expect(entry).toMatchObject({
    action: "system.config-changed",
    details: { changes: { [name]: isText ? "changed" : change } },
  });
});
