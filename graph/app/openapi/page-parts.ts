import { html, type Html } from "../../core/pages/html.ts";
import type { Content, Operation } from "./document.ts";
import type { JsonSchema } from "./schemas.ts";

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** One call: what it does, how to call it, and what it takes and answers. */
export function callSection({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const refusals = Object.entries(responses)
    .filter(([, { $ref }]) => $ref)
    .map(([status, { $ref }]) => `${status} ${nameIn($ref)}`);
  const [status, answer] = Object.entries(responses).find(([, { content }]) => content) ?? [];
  return html`<section class="card" id="${operationId}" aria-labelledby="${operationId}-name">
    <h3 id="${operationId}-name">${titleOf(summary)}</h3>
    <p class="call"><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></p>
    <p>${prose(description)}</p>
    ${
      parameters.length > 0 &&
      html`<h4>Parameters</h4>
        <ul class="fields">
          ${parameters.map(({ name, required, schema, description: meaning }) =>
            field(name, { ...schema, description: meaning }, required),
          )}
        </ul>`
    }
    ${requestBody && contentPart("Body", requestBody.content)}
    ${answer?.content && contentPart(`Answer ${status}`, answer.content)}
    <p class="hint">Refusals: ${refusals.join(", ")}.</p>
    <details>
      <summary>Examples<span class="hidden">: ${titleOf(summary)}</span></summary>
      ${operation["x-codeSamples"].map(
        ({ label, source }) =>
          html`<p class="hint">${label}</p>
            <pre tabindex="0">${source}</pre>`,
      )}
    </details>
    ${method === "get" && tryOut(path, operation)}
  </section>`;
}

/** A summary as a heading. */
export const titleOf = (summary: string) => summary.replace(/\.$/, "");

/** A text whose code is in backticks. */
const prose = (text: string) =>
  html`${text.split("`").map((part, place) => (place % 2 ? html`<code>${part}</code>` : part))}`;

/** A form that makes the call. The page's script shows it. */
const tryOut = (path: string, { operationId, summary, parameters }: Operation) =>
  html`<details data-scripted hidden>
    <summary>Try it<span class="hidden">: ${titleOf(summary)}</span></summary>
    <form data-path="${path}">
      ${parameters.map(({ name, in: place, required, example }) => {
        const id = `${operationId}-${name}`;
        return html`<label class="label" for="${id}">${name}${required ? "" : " (optional)"}</label>
          <input
            class="box"
            id="${id}"
            name="${name}"
            data-in="${place}"
            value="${place === "path" ? example : ""}"
            autocomplete="off"
            ${required ? "required" : ""}
          />`;
      })}
      <button type="submit">Send</button>
      <p role="status"></p>
      <pre tabindex="0" aria-label="Answer: ${titleOf(summary)}" hidden></pre>
    </form>
  </details>`;

/** A schema that several calls share. */
export const schemaSection = (name: string, schema: JsonSchema): Html =>
  html`<section class="card" id="schema-${name}" aria-labelledby="schema-${name}-name">
    <h3 id="schema-${name}-name">${name}</h3>
    ${fieldsOf(schema)}
  </section>`;

/** A JSON value by its schema; bytes by their media types. */
function contentPart(title: string, content: Content): Html {
  const schema = content["application/json"]?.schema;
  const isJson = schema && schema["format"] !== "binary";
  return html`<h4>${title}</h4>
    ${
      isJson
        ? html`<p>${typeOf(schema)}</p>
            ${fieldsOf(schema)}`
        : html`<p>${Object.keys(content).join(", ")}</p>`
    }`;
}

/** The properties of an object, of the items of a list, or of what may also be null. */
function fieldsOf(schema: JsonSchema): Html | "" {
  const inner = innerOf(schema);
  if (inner) return fieldsOf(inner);
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return "";
  return html`<ul class="fields">
    ${properties.map(([name, property]) => field(name, property, schema.required?.includes(name) ?? false))}
  </ul>`;
}

function innerOf(schema: JsonSchema): JsonSchema | undefined {
  if (isSchema(schema["items"])) return schema["items"];
  return alternativesOf(schema).find(({ properties, items }) => properties ?? items);
}

const field = (name: string, schema: JsonSchema, isRequired: boolean) =>
  html`<li>
    <code>${name}</code> <small>${typeOf(schema)}${isRequired ? "" : ", optional"}</small>
    ${schema.description && html`<span>${prose(schema.description)}</span>`} ${fieldsOf(schema)}
  </li>`;

/** A type in words, with links to the schemas. */
function typeOf(schema: JsonSchema): Html {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = nameIn(reference);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (isSchema(schema["items"])) return html`list of ${typeOf(schema["items"])}`;
  if (Array.isArray(schema["enum"])) return html`${schema["enum"].map(String).join(" | ")}`;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0)
    return html`${alternatives.map((one, place) => html`${place > 0 ? " | " : ""}${typeOf(one)}`)}`;
  if (Array.isArray(schema.type)) return html`${schema.type.join(" | ")}`;
  return html`${typeof schema.type === "string" ? schema.type : "any"}`;
}

const nameIn = (reference = "") => reference.split("/").at(-1) ?? "";

const alternativesOf = (schema: JsonSchema): JsonSchema[] =>
  Array.isArray(schema["anyOf"]) ? schema["anyOf"].filter(isSchema) : [];

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;
