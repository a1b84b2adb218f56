import { refused, RequestError, type RefusalDetails } from "./http.ts";
import { says } from "./sentences.ts";

export interface FetchedFile {
  name: string;
  content: Blob;
}

/**
 * Downloads a file that the server generates, under the server's file name; throws a RequestError.
 */
export async function fetchFile(path: string): Promise<FetchedFile> {
  const lost = (cause: unknown): never => {
    throw new RequestError(says.unreachable, { code: "NETWORK", cause });
  };
  const response = await fetch(path, { method: "POST", credentials: "same-origin" }).catch(lost);
  if (!response.ok) {
    const text = await response.text().catch(lost);
    throw refused({ ok: false, status: response.status, text, json: asJson(text) });
  }
  const content = await response.blob().catch(lost);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "download", content };
}

function asJson(text: string): RefusalDetails | undefined {
  try {
    return JSON.parse(text) as RefusalDetails;
  } catch {
    return undefined; // a proxy's page
  }
}
