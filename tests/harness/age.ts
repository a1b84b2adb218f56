import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** Whether the programs that an engineer opens a backup with are installed. */
export const hasAge = ["age", "script", "tar"].every((tool) => !spawnSync(tool, ["--version"]).error);

/** `age --decrypt`, which reads the passphrase from a terminal only: `script` gives it one. */
export async function decryptWithAge(file: string, to: string, passphrase: string): Promise<number | null> {
  const command = `age --decrypt --output "$OPENED" "$SEALED"`;
  const child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
    env: { PATH: process.env.PATH, SHELL: "/bin/sh", SEALED: file, OPENED: to },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("passphrase:")) child.stdin.end(`${passphrase}\n`);
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}
