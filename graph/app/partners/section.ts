import { html } from "../../core/pages/html.ts";
import { partnerOperations } from "./documents.ts";

/** The partner documents on the page /api/docs: what an integrator needs to call each of them. */
export const partnerSections = () => html`
  <h2 id="graphql">GraphQL for API keys</h2>
  <p>
    An API key runs the documents below and no other. Send <code>POST /graphql</code> with
    <code>{"documentId": "sha256:…", "variables": {…}}</code>. The key needs every scope of the document.
  </p>
  ${partnerOperations().map(
    ({ name, id, about, scopes, variables, text }) =>
      html`<section class="card">
        <h3><code>${name}</code></h3>
        <p>${about} Scopes: ${scopes.join(", ")}. Variables: ${variables.join(", ") || "none"}.</p>
        <pre tabindex="0">
curl "$SAFEVOICE/graphql" -H "authorization: Bearer $SAFEVOICE_KEY" -H 'content-type: application/json' -d '{"documentId": "sha256:${id}", "variables": {}}'</pre>
        <pre tabindex="0">${text}</pre>
      </section>`,
  )}
`;
