import { html } from "../../core/pages/html.ts";
import { partnerOperations } from "./documents.ts";

/** The partner documents on the page /api/docs: what an integrator needs to call each of them. */
export const partnerSections = () => html`
  <h2 id="graphql">GraphQL for API keys</h2>
  <p>
    An API key runs the documents below and no other. Send <code>POST /graphql</code> with
    <code>{"documentId": "sha256:…", "variables": {…}}</code>. The key needs every scope of the document. Any
    other call with a key is answered as for a caller without one.
  </p>
  <p>
    Subscriptions use the <code>graphql-transport-ws</code> protocol on <code>/graphql</code>, with the same
    <code>authorization</code> header in the handshake, and the hash in <code>extensions.documentId</code>. No
    <code>Origin</code> is needed with a key.
  </p>
  ${partnerOperations().map(
    ({ name, kind, id, about, scopes, variables, text }) =>
      html`<section class="card">
        <h3><code>${name}</code></h3>
        <p>${about} Scopes: ${scopes.join(", ")}. Variables: ${variables.join(", ") || "none"}.</p>
        <pre tabindex="0">${kind === "query" ? curlOf(id) : subscribeOf(id)}</pre>
        <pre tabindex="0">${text}</pre>
      </section>`,
  )}
`;

const curlOf = (id: string) =>
  `curl "$SAFEVOICE/graphql" -H "authorization: Bearer $SAFEVOICE_KEY" -H 'content-type: application/json' -d '{"documentId": "sha256:${id}", "variables": {}}'`;

/** The message that subscribes, after `connection_init`. */
const subscribeOf = (id: string) =>
  `{"id": "1", "type": "subscribe", "payload": {"query": "", "extensions": {"documentId": "sha256:${id}"}}}`;
