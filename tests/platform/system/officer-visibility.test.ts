import { expect, test } from "vitest";
import { textOfMigration } from "../../harness/database/before-migration.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
const migration = textOfMigration("_officer_visibility_agency");

const migrate = async () => {
  for (const statement of migration.split(";").filter((text) => text.trim() !== ""))
    await lab.db.$executeRawUnsafe(statement);
  return (await lab.db.systemConfig.findUniqueOrThrow({ where: { id: 1 } })).officerVisibility;
};
const setTo = (officerVisibility: string) =>
  lab.db.systemConfig.upsert({
    where: { id: 1 },
    create: { id: 1, officerVisibility },
    update: { officerVisibility },
  });

test("a new installation keeps requests within the agency", async () => {
  const { officerVisibility } = await lab.db.systemConfig.create({ data: { id: 2 } });
  expect(officerVisibility).toBe("agency");
  await lab.db.systemConfig.delete({ where: { id: 2 } });
});

test("an installation that never chose follows, and one that chose keeps its choice", async () => {
  await setTo("verified");
  expect(await migrate()).toBe("agency");
  await setTo("own");
  expect(await migrate()).toBe("own");

  await setTo("verified");
  const changes = { officerVisibility: { before: "agency", after: "verified" } };
  await lab.db.configChange.create({ data: { version: 900, changes, config: {}, changedBy: "admin" } });
  expect(await migrate()).toBe("verified");
});
