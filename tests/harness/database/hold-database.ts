// Opens the embedded database in the given directory, adds a row, reports it, and runs until
// killed.
import { openDatabase } from "../../../graph/adapters/database/open.ts";

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
