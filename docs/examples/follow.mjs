// Lists requests and dispatches with an API key (scope requests:read); verifies Standard Webhooks.
//   SAFEVOICE=https://… SAFEVOICE_KEY=sv_… node follow.mjs            lists all, page by page
//   WEBHOOK_SECRET=whsec_… PORT=8080 node follow.mjs listen           prints each verified event
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook, WebhookVerificationError } from "standardwebhooks"; // npm install standardwebhooks
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

/** The event, or undefined. The signature covers id, time and body; a call older than five minutes may be a replay. */
function verified(body, headers) {
  try {
    return new Webhook(WEBHOOK_SECRET).verify(body, headers);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return undefined;
  }
}

async function receive(request, response) {
  const event = verified(await text(request), request.headers);
  if (event) console.log("event", event.type, JSON.stringify(event.data));
  response.writeHead(event ? 204 : 401).end();
}

if (process.argv[2] === "listen")
  createServer((...call) => void receive(...call)).listen(PORT, "127.0.0.1", () => console.log("listening"));
else {
  await list("/api/emergency-requests?isAdmin=true", (it) => `request ${it.id} ${it.caseId} ${it.status}`);
  await list("/api/help-dispatches", (it) => `dispatch ${it.id} of request ${it.requestId}: ${it.helpType}`);
}
