// Replaces Prisma's native `schema-engine`: the same JSON-RPC over standard input and output,
// answered by Prisma's own engine as WebAssembly (the installed CLI's build) over node-postgres.
// Its shadow database is an in-memory PGlite, so writing a migration needs no server and no
// download.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { administer, connectMain, connectShadow } from "./schema-engine-databases.ts";

interface Engine {
  [method: string]: (params: unknown) => Promise<{ stdout?: string } | null | undefined>;
}

const require = createRequire(import.meta.url);
const args = process.argv.slice(2);
const valuesOf = (flag: string): string[] =>
  args.flatMap((arg, index) => (arg === flag ? [args[index + 1] ?? ""] : []));
const url = (JSON.parse(valuesOf("--datasource")[0] ?? "{}") as { url?: string }).url ?? "";
const command = args.includes("cli") ? args[args.indexOf("cli") + 1] : undefined;

if (args.includes("--version")) {
  const { enginesVersion } = require("@prisma/engines-version") as { enginesVersion: string };
  console.log(`schema-engine-cli ${enginesVersion}`);
  process.exit(0);
}
if (command) process.exit(await administer(command, url));

const factory = bindMigrationAwareSqlAdapterFactory({
  provider: "postgres",
  adapterName: "@prisma/adapter-pg",
  connect: () => connectMain(url),
  connectToShadowDb: connectShadow,
});
let engine: Engine | undefined;
let printed = 1;
let queue: Promise<void> = Promise.resolve();

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const call = JSON.parse(line || "{}") as Partial<Call>;
    if (!call.method) return; // the CLI's answer to our own "print"
    const { id, method, params } = call as Call;
    queue = queue.then(() => answer({ id, method, params }));
  })
  .on("close", () => void queue.finally(() => process.exit(0)));

interface Call {
  id: number;
  method: string;
  params: Record<string, unknown> | undefined;
}

async function answer({ id, method, params }: Call): Promise<void> {
  try {
    engine ??= await load();
    const call = (name: string, input: unknown) => engine?.[name]?.(input);
    if (method === "evaluateDataLoss" || method === "createMigration") {
      // these two read the migrations' schema from a cache, which only the diagnosis fills
      await call("devDiagnostic", { migrationsList: params?.migrationsList, filters: params?.filters });
    }
    const result = await call(method === "getDatabaseVersion" ? "version" : method, params ?? {});
    if (method === "diff" && result?.stdout) {
      send({ id: printed++, method: "print", params: { content: result.stdout.replace(/\n$/, "") } });
    }
    send({ id, result: result ?? {} });
  } catch (error) {
    send({ id, error: describe(error) });
  }
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

async function load(): Promise<Engine> {
  const bindings =
    (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as WebAssembly.ModuleImports & {
      __wbg_set_wasm(exports: WebAssembly.Exports): void;
      SchemaEngine: {
        new: (options: object, log: (line: string) => void, adapter: object) => Promise<Engine>;
      };
    };
  const file = require
    .resolve("@prisma/schema-engine-wasm")
    .replace(/schema_engine\.js$/, "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    "./schema_engine_bg.js": bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const datamodels = valuesOf("--datamodels").map((name) => [name, readFileSync(name, "utf8")]);
  const options = { datamodels: datamodels.length > 0 ? datamodels : undefined };
  return bindings.SchemaEngine.new(options, (line) => process.stderr.write(`${line}\n`), factory);
}

function describe(thrown: unknown): object {
  const text = typeof thrown === "string" ? thrown : ((thrown as Error | undefined)?.message ?? "");
  const external = /External error id#(\d+)/.exec(text)?.[1]; // an adapter's error, kept on this side of the boundary
  const kept = external ? factory.errorRegistry.consumeError(Number(external))?.error : undefined;
  const error = (kept ?? thrown) as Record<string, unknown> | undefined;
  return {
    code: 4466,
    message: "An error happened. Check the data field for details.",
    data: {
      is_panic: Boolean(error?.is_panic),
      message: error?.message ?? String(kept ?? thrown),
      meta: error?.meta ?? null,
      error_code: error?.error_code ?? error?.code ?? null,
    },
  };
}
