import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, inject, onTestFinished, test } from "vitest";
import { lockDirectory } from "../../graph/adapters/database/lock.ts";
import { openDatabase } from "../../graph/adapters/database/open.ts";

const newDirectoryMilliseconds = 180_000; // creating a cluster takes seconds, on a busy machine many

test(
  "a new directory gets every migration, and keeps what was written",
  { timeout: newDirectoryMilliseconds },
  async () => {
    const dataDir = emptyDirectory();
    const first = await openDatabase({ dataDir });
    expect(first).toMatchObject({ isNew: true, embedded: true });
    await first.db.referenceData.create({ data: { name: "kept", hash: "1" } });
    await first.close();

    const second = await openDatabase({ dataDir });
    expect(second.isNew).toBe(false);
    expect(await second.db.referenceData.count()).toBe(1);
    await second.close();
    expect(readdirSync(dataDir)).toEqual(["pg"]);
  },
);

test("the database keeps nothing of its answers", async () => {
  const database = await openDatabase({ dataDir: preparedDirectory() });
  const read = "SELECT n, repeat('x', 40) AS text FROM generate_series(1, 50) n";
  const readTimes = async (times: number) => {
    for (let n = 0; n < times; n += 1) await database.pool.query(read);
    return heapMegabytes();
  };
  const before = await readTimes(100);
  expect((await readTimes(2000)) - before).toBeLessThan(5);
  await database.close();
});

test("an error and a notice of the database reach the caller, and the connection still works", async () => {
  const database = await openDatabase({ dataDir: preparedDirectory() });
  const client = await database.pool.connect();
  const notices: (string | undefined)[] = [];
  client.on("notice", ({ message }) => notices.push(message));
  await client.query("DO $$ BEGIN RAISE NOTICE 'take note'; END $$");
  expect(notices).toEqual(["take note"]);
  await expect(client.query("SELECT 1 / 0")).rejects.toMatchObject({ code: "22012" });
  await expect(client.query("SELECT $1::int / 0", [1])).rejects.toMatchObject({ code: "22012" });
  const long = await client.query("SELECT repeat('y', 3000000) AS text");
  expect(long.rows[0]?.text).toHaveLength(3_000_000);
  client.release();
  await database.close();
});

test("a directory opens once: the second one learns by whom", async () => {
  const dataDir = preparedDirectory();
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();
  await (await openDatabase({ dataDir })).close();
});

test("another process is refused while one has it, and takes over after kill -9, with every row", async () => {
  const dataDir = preparedDirectory();
  const holder = await start(dataDir);
  expect(holder.said).toBe("open");
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${holder.child.pid}`);

  holder.child.kill("SIGKILL");
  await once(holder.child, "exit");
  const after = await openDatabase({ dataDir });
  expect(await after.db.referenceData.count({ where: { hash: "written" } })).toBe(1);
  await after.close();
});

test("if two start at once one has it, and the other ends", async () => {
  const dataDir = preparedDirectory();
  const both = await Promise.all([start(dataDir), start(dataDir)]);
  expect(both.map(({ said }) => said.split(":")[0])).toEqual(expect.arrayContaining(["open", "refused"]));
});

test("a lock of a dead process, or of an earlier one with this number, is stale", async () => {
  const dataDir = emptyDirectory();
  const dead = spawn(process.execPath, ["-e", ""]);
  await once(dead, "exit");
  for (const pid of [dead.pid, process.pid]) {
    writeFileSync(path.join(dataDir, `server.${pid}.0a1b2c3d-1.0123456789abcdef.lock`), "");
  }
  const release = await lockDirectory(dataDir);
  expect(readdirSync(dataDir)).toHaveLength(1);
  release();
  expect(readdirSync(dataDir)).toEqual([]);
});

test("of four processes that repeatedly want the lock two never have it", async () => {
  const dataDir = emptyDirectory();
  const aside = emptyDirectory();
  const file = path.join(aside, "contend.mts");
  writeFileSync(
    file,
    `import { rmSync, writeFileSync } from "node:fs";
    import { setTimeout as wait } from "node:timers/promises";
    import { lockDirectory } from ${JSON.stringify(path.resolve("graph/adapters/database/lock.ts"))};
    const witness = ${JSON.stringify(path.join(aside, "witness"))};
    for (let round = 0; round < 40; round += 1) {
      const release = await lockDirectory(${JSON.stringify(dataDir)}).catch(() => undefined);
      if (!release) continue;
      writeFileSync(witness, "", { flag: "wx" }); // fails, and ends the process, while another process has the lock
      console.log("held");
      await wait(2);
      rmSync(witness);
      release();
    }`,
  );
  let said = "";
  const contenders = Array.from({ length: 4 }, () => spawnTypeScript(file));
  for (const child of contenders) child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const codes = await Promise.all(contenders.map(async (child) => (await once(child, "exit"))[0] as number));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(said.match(/held/g)?.length).toBeGreaterThan(10);
});

async function start(dataDir: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawnTypeScript("tests/harness/database/hold-database.ts", dataDir);
  let said = "";
  child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 50_000 }).toContain("\n");
  return { child, said: said.trim() };
}

function spawnTypeScript(file: string, ...args: string[]): ChildProcess {
  const options = ["--import", "tsx", file, ...args];
  const child = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

function preparedDirectory(): string {
  const dataDir = emptyDirectory();
  const provided = inject("database");
  if (provided.kind === "embedded") cpSync(provided.template, dataDir, { recursive: true });
  return dataDir;
}

/** The memory in use after garbage collection. */
function heapMegabytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function emptyDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), "safevoice-test-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}
