// node check-audit.mjs audit-bundle.ndjson [number:hash …]
//
// Checks a bundle of SafeVoice's audit log without SafeVoice: that every entry is as it was sealed,
// that none is missing, and that the last one is the head that the bundle names. A head that was
// kept elsewhere (a server's log, AUDIT_HEAD_URL) can be given as number:hash; then a chain that
// was rewritten as a whole is found too. Exit code 0 when all holds, 1 when something does not.
//
// A bundle of one case holds its entries only. Each is checked by its own seal; that none is missing
// can only be seen in the whole bundle, which has the same seals.
//
// Each seal is SHA-256 over the hash of the seal before it (64 zeros for the first) and the entry
// as a JSON list of its fields, with the keys of its details sorted.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

const [file, ...kept] = process.argv.slice(2);
const heads = new Map(kept.map((text) => text.split(":")));
const fields = [
  "at",
  "correlation",
  "actorKind",
  "actorId",
  "actorName",
  "action",
  "resourceType",
  "resourceId",
  "outcome",
  "ip",
];

const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort((a, b) => (a < b ? -1 : 1))
      .map((key) => [key, sorted(value[key])]),
  );
};
const hashOf = (previous, entry) =>
  createHash("sha256")
    .update(previous)
    .update(JSON.stringify([entry.id, ...fields.map((name) => entry[name]), sorted(entry.details)]))
    .digest("hex");

function fail(sentence) {
  console.log(`BROKEN: ${sentence}`);
  process.exit(1);
}

if (!file) fail("name the bundle's file");
let head;
let seq = 0;
let previous = "0".repeat(64);
let number = 0;
let count = 0;
for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
  number += 1;
  if (text === "") continue;
  let line;
  try {
    // Some editors add a byte order mark.
    line = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    fail(`line ${number} is no JSON`);
  }
  if (line.kind === "head") head = line;
  if (line.kind !== "entry") continue;
  const isNext = line.seq === seq + 1;
  if (!isNext && !(head?.caseId && line.seq > seq)) fail(`seal ${seq + 1} is missing (line ${number})`);
  if (isNext && line.previousHash !== previous)
    fail(`seal ${line.seq} does not follow the one before it (line ${number})`);
  if (hashOf(line.previousHash, line.entry) !== line.hash)
    fail(`entry ${line.entry.id} was changed (line ${number})`);
  if (heads.has(String(line.seq)) && heads.get(String(line.seq)) !== line.hash)
    fail(`seal ${line.seq} is not the one that was kept`);
  seq = line.seq;
  previous = line.hash;
  count += 1;
}
if (!head) fail("the bundle names no head");
if (head.caseId) {
  console.log(`${count} entries of case ${head.caseId} are unchanged. Others are not in this bundle.`);
  process.exit(0);
}
if (head.seq !== seq || (seq > 0 && head.hash !== previous))
  fail(`the bundle ends at seal ${seq}, its head is ${head.seq}`);
for (const [kept] of heads)
  if (Number(kept) > seq) fail(`seal ${kept} was kept, and the bundle ends at ${seq}`);
console.log(`The chain is intact: ${seq} entries are unchanged. Head ${seq}:${previous}`);
