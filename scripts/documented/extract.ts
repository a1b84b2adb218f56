import { readdirSync, readFileSync } from "node:fs";

const documents = ["README.md", "docs/deployment.md", "docs/how/operate.md"];
const isCommand =
  /^(?:[A-Z_]+=\S* )*(?:npm|npx|node|sh|cp|docker|systemctl|journalctl|psql|pg_dump|pg_restore) /;

/** Every command line that the documents and the service files tell an operator to run. */
export function documentedCommands(): { line: string; file: string }[] {
  const found = new Map<string, string>();
  const add = (file: string, lines: string[]) => {
    for (const line of lines) if (!found.has(line)) found.set(line, file);
  };
  for (const file of documents) add(file, linesIn(readFileSync(file, "utf8")));
  for (const name of readdirSync("deploy")) add(`deploy/${name}`, linesOfService(name));
  return [...found].map(([line, file]) => ({ line, file }));
}

/** In blocks of a shell, and in code between backticks. */
function linesIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, language = ""]) => ["", "sh", "bash"].includes(language))
    .flatMap(([, , block = ""]) => block.replaceAll(/\\\n\s*/g, "").split("\n"));
  const inline = markdown.replaceAll(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`\n]+)`/g);
  return [
    ...blocks.map((line) => line.replace(/\s+# .*$/, "").trim()).filter(Boolean),
    ...[...inline].map(([, code = ""]) => code).filter((code) => isCommand.test(code)),
  ];
}

/** What systemd starts, and what the comments of a file say to run first. */
function linesOfService(name: string): string[] {
  const text = readFileSync(`deploy/${name}`, "utf8");
  const comments = [...text.matchAll(/^\s*#+ ?(.*)$/gm)].map(([, comment]) => comment).join(" ");
  return [
    ...[...text.matchAll(/^Exec\w+=[@!+:-]*(.+)$/gm)].map(([, command = ""]) => command),
    ...[...comments.matchAll(/\bnpm (?:ci|start|run [\w:]+)(?: && npm run [\w:]+)*/g)].map(([line]) => line),
  ];
}
