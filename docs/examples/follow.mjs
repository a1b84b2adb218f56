// Follows requests and dispatches by REST with an API key (scope requests:read), and checks the signatures of webhooks. It needs no library.
//   SAFEVOICE=https://… SAFEVOICE_KEY=sv_… node follow.mjs            lists what is there, page by page
//   WEBHOOK_SECRET=whsec_… PORT=8080 node follow.mjs listen           prints each event that is signed and not old
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const { SAFEVOICE, SAFEVOICE_KEY, WEBHOOK_SECRET, PORT } = process.env;

/** Prints a line for every row of a list: the header Link leads from page to page. */
async function list(path, line) {
  for (let next = path; next;) {
    const headers = { authorization: `Bearer ${SAFEVOICE_KEY}` };
    const answer = await fetch(new URL(next, SAFEVOICE), { headers });
    if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.json()).message}`);
    for (const row of await answer.json()) console.log(line(row));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
}

/** SafeVoice-Signature: t=seconds,v1=HMAC-SHA256 of "seconds.body"; what is older than five minutes may be a repeat by somebody else. */
function isSigned(header, body) {
  const [, t, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const made = createHmac("sha256", WEBHOOK_SECRET).update(`${t}.${body}`).digest();
  return given && timingSafeEqual(Buffer.from(given, "hex"), made) && Date.now() / 1000 - t < 300;
}

async function hear(request, response) {
  const body = await text(request);
  const isTrue = isSigned(request.headers["safevoice-signature"], body);
  if (isTrue) console.log("event", JSON.parse(body).event, JSON.stringify(JSON.parse(body).data));
  response.writeHead(isTrue ? 204 : 401).end();
}

if (process.argv[2] === "listen")
  createServer((...call) => void hear(...call)).listen(PORT, "127.0.0.1", () => console.log("listening"));
else {
  await list("/api/emergency-requests?isAdmin=true", (it) => `request ${it.id} ${it.caseId} ${it.status}`);
  await list("/api/help-dispatches", (it) => `dispatch ${it.id} of request ${it.requestId}: ${it.helpType}`);
}
