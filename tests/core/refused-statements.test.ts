import { expect, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();
const connection = () =>
  lab.sql({ name: "own-connection", row: {}, text: `SELECT pg_backend_pid() AS "pid"` }, []);

test("a statement that the database rejects keeps the connection", async () => {
  const before = await connection();
  await expect(lab.sql({ name: "refused", row: {}, text: "SELECT 1 / $1::int" }, [0])).rejects.toThrow(
    /zero/,
  );
  await expect(lab.db.$queryRaw`SELECT 1 / ${0}::int`).rejects.toThrow(/zero/);
  expect(await connection()).toEqual(before);
});
