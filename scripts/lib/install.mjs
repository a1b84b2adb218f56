import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { StepFailed, run, say, tools } from "./run.mjs";

const lock = "package-lock.json";
const installed = "node_modules/.package-lock.json"; // npm's own record of what it installed
const stamp = "node_modules/.safevoice-lock";
const clockToleranceMilliseconds = 10_000;

/**
 * Installs the lock file's packages if they differ from what is installed. Needs only Node and npm
 * itself.
 */
export async function install() {
  checkNode();
  const wanted = createHash("sha256").update(readFileSync(lock)).digest("hex");
  const isStamped = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isStamped && isComplete()) return;
  if (!isNewerThanLock() || !isComplete()) {
    say("installing packages (npm ci)");
    await npm("ci").catch(() => {
      say("npm ci did not work here; trying npm install");
      return npm("install", "--no-save");
    });
  }
  writeFileSync(stamp, wanted);
}

/** npm was run by hand since the lock file changed. */
function isNewerThanLock() {
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs + clockToleranceMilliseconds >= statSync(lock).mtimeMs;
}

/** `npm ci --omit=dev` leaves out what generates and builds the product. */
const isComplete = () => Object.values(tools).every((file) => existsSync(file));

function npm(...args) {
  // With NODE_ENV=production npm would leave out what generates and builds the product.
  args.push("--include=dev", "--no-audit", "--no-fund", "--loglevel=error");
  const cli = process.env.npm_execpath;
  if (cli?.endsWith(".js")) return run(process.execPath, [cli, ...args], { show: true });
  return run("npm", args, { show: true });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StepFailed(`SafeVoice needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
