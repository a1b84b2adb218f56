import { get } from "node:http";

const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1" };

interface OwnCall {
  host: string;
  port: number;
  path: string;
  withinMs: number;
}

/** This process's own answer at its own port, as JSON, over a separate connection. */
export function askOwnAddress({ host, port, path, withinMs }: OwnCall): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: everywhere[host] ?? host, port, path, agent: false },
      headers: { accept: "application/json", connection: "close" },
      signal: AbortSignal.timeout(withinMs),
    };
    get(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        if (text.length > maxCharacters) response.destroy(new Error("The answer is too long"));
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode !== 200) return reject(new WrongAnswer(`status ${response.statusCode}`));
        try {
          resolve(JSON.parse(text));
        } catch {
          reject(new WrongAnswer("no JSON"));
        }
      });
    }).on("error", reject);
  });
}

/** It answered with something other than what was requested. */
export class WrongAnswer extends Error {}

const maxCharacters = 10_000;
