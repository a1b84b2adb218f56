import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const cache = "node_modules/.cache/safevoice";

/**
 * Runs a step only if needed: if an input has changed since its last success, or if an output is
 * missing or was changed otherwise. `inputs` and `outputs` are files and folders; `accept` filters
 * the files of an input folder, an output folder only has to exist. With `trusts`, committed
 * outputs of a fresh clone count as made from its inputs; a call without it does not rely on that.
 */
export async function whenChanged({ name, inputs, outputs, accept = () => true, trusts = false }, step) {
  const stamp = path.join(cache, `${name}.sha256`);
  const read = hashOf(inputs.flatMap((input) => filesOf(input, accept)));
  const made = () => hashOf(outputs.filter((output) => existsSync(output) && statSync(output).isFile()));
  const last = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const write = (text) => {
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, text);
  };
  if (outputs.every((output) => existsSync(output))) {
    const now = `${read} ${made()}`;
    const trusted = `${now} trusted`;
    if (last === now || (trusts && last === trusted)) return false;
    if (trusts && last === "") {
      write(trusted);
      return false;
    }
  }
  await step();
  write(`${read} ${made()}`);
  return true;
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesOf(input, accept) {
  if (!existsSync(input)) return [];
  if (statSync(input).isFile()) return [input];
  return readdirSync(input, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(input, entry.name);
    if (entry.isDirectory()) return entry.name === "__generated__" ? [] : filesOf(file, accept);
    return accept(file) ? [file] : [];
  });
}
