// Opens the embedded database in the directory that it is given, adds a row, says so, and stays
// until it is killed.
import { openDatabase } from "../../graph/adapters/database/open.ts";

const [dataDir = ""] = process.argv.slice(2);
try {
  const { db } = await openDatabase({ dataDir });
  const name = `process-${process.pid}`;
  await db.referenceData.create({ data: { name, hash: "written" } });
  console.log("open");
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
