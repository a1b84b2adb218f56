import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { Refusal } from "../errors.ts";
import { readText, smallBody } from "./body.ts";
import { demandJson } from "./guard.ts";

/** The JSON of a small body. INVALID if it is none. */
export async function readJson(request: Request): Promise<unknown> {
  const { headers } = request;
  demandJson(headers.get("content-type") ?? undefined);
  return jsonIn(await readText(request, headers.get("content-length") ?? undefined, smallBody));
}

/** INVALID if the text is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("INVALID", forPrograms("The body is not valid JSON."), {
      body: [forPrograms("Not valid JSON")],
    });
  }
}
