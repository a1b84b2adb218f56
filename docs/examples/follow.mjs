// Lists requests and dispatches with an API key (scope requests:read); verifies Standard Webhooks.
//   SAFEVOICE=https://… SAFEVOICE_KEY=sv_… node follow.mjs            lists all, page by page
//   WEBHOOK_SECRET=whsec_… PORT=8080 node follow.mjs listen           prints each verified event
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
const { SAFEVOICE, SAFEVOICE_KEY, WEBHOOK_SECRET, PORT } = process.env;
/** Prints one line per row. The Link header has the address of the next page. */
async function list(path, line) {
  for (let next = path; next;) {
    const headers = { authorization: `Bearer ${SAFEVOICE_KEY}` };
    const answer = await fetch(new URL(next, SAFEVOICE), { headers });
    if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.json()).message}`);
    for (const row of await answer.json()) console.log(line(row));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
}

/** The signature covers id, time and body. A call older than five minutes may be a replay. */
function isSigned({ "webhook-id": id, "webhook-timestamp": t, "webhook-signature": header = "" }, body) {
  const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ""), "base64");
  const made = createHmac("sha256", key).update(`${id}.${t}.${body}`).digest();
  const given = Buffer.from(header.replace(/^v1,/, ""), "base64");
  const isNew = Math.abs(Date.now() / 1000 - t) < 300;
  return isNew && given.length === made.length && timingSafeEqual(given, made);
}

async function receive(request, response) {
  const body = await text(request);
  const isTrue = isSigned(request.headers, body);
  if (isTrue) console.log("event", JSON.parse(body).type, JSON.stringify(JSON.parse(body).data));
  response.writeHead(isTrue ? 204 : 401).end();
}

if (process.argv[2] === "listen")
  createServer((...call) => void receive(...call)).listen(PORT, "127.0.0.1", () => console.log("listening"));
else {
  await list("/api/emergency-requests?isAdmin=true", (it) => `request ${it.id} ${it.caseId} ${it.status}`);
  await list("/api/help-dispatches", (it) => `dispatch ${it.id} of request ${it.requestId}: ${it.helpType}`);
}
