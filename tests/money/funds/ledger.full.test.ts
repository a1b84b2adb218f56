import { test } from "vitest";
import { useDatabase } from "../../harness/database/database.ts";
import { runModel } from "./model/run.ts";

const database = useDatabase();

test("ten thousand random events agree with plain bookkeeping", { timeout: 600_000 }, () =>
  runModel(database, 10_000, 11_062),
);
