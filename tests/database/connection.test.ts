import { expect, inject, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();

test.skipIf(inject("database").kind === "embedded")(
  "PostgreSQL does not compile statements, which took seconds for a list of the desk",
  async () => {
    expect(await lab.db.$queryRawUnsafe("SHOW jit")).toEqual([{ jit: "off" }]);
  },
);

test.skipIf(inject("database").kind === "embedded")(
  "times are read as they were written, in a database whose own time zone is not UTC",
  async () => {
    expect(
      await lab.db.$queryRawUnsafe(`SELECT setting FROM pg_db_role_setting, unnest(setconfig) setting
       WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`),
    ).toContainEqual({ setting: "TimeZone=America/Chicago" });
    expect(await lab.db.$queryRawUnsafe("SELECT '2026-11-22T21:40:00-06:00'::timestamptz AS at")).toEqual([
      { at: new Date("2026-11-23T03:40:00Z") },
    ]);
  },
);
