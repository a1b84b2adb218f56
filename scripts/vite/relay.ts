import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { parseSync, Visitor, type Plugin } from "vite";

interface Tag {
  start: number;
  end: number;
  artifact: string;
}

const firstDefinition = /^\s*(?:#[^\n]*\s+)*(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Replaces each graphql`…` tag by the artifact of relay-compiler, as `#relay/Name.graphql`. In
 * development it compiles again when a tag or the schema changes (the compiler's own --watch needs
 * watchman; a whole run takes 0.2 s).
 */
export function relay(): Plugin {
  return {
    name: "safevoice-relay",
    enforce: "pre",
    hotUpdate: {
      order: "pre",
      async handler({ file, type, read, server }) {
        if (type === "delete" || file.includes("/__generated__/")) return;
        const isSchema = file.endsWith("schema.graphql");
        if (!isSchema && !(/\.tsx?$/.test(file) && (await read()).includes("graphql`"))) return;
        await compile().catch((error: unknown) =>
          server.config.logger.error(`relay-compiler: ${reason(error)}`),
        );
      },
    },
    transform: {
      filter: {
        id: { include: /\.tsx?(\?|$)/, exclude: /\/(node_modules|__generated__)\// },
        code: "graphql`",
      },
      handler(code, id) {
        const { program, errors } = parseSync(id.replace(/\?.*$/, ""), code);
        if (errors.length > 0) return null; // the next transform reports it better
        const tags: Tag[] = [];
        new Visitor({
          TaggedTemplateExpression: ({ tag, quasi, start, end }) => {
            if (tag.type !== "Identifier" || tag.name !== "graphql") return;
            const artifact = firstDefinition.exec(quasi.quasis[0]?.value.raw ?? "")?.[1];
            if (artifact === undefined || quasi.expressions.length > 0) {
              this.error("a graphql tag holds one named definition and no ${}", start);
            }
            tags.push({ start, end, artifact });
          },
        }).visit(program);
        return { code: withImports(code, tags), map: null };
      },
    },
  };
}

/**
 * The imports share one line and each tag keeps its line breaks, so line numbers stay right without
 * a source map; in brackets, since `return` and `as` do not cross a line break.
 */
function withImports(code: string, tags: Tag[]): string {
  const names = [...new Set(tags.map(({ artifact }) => artifact))];
  const imports = names.map((name) => `import relay_${name} from "#relay/${name}.graphql";`).join("");
  const inPlace = tags.reduceRight((out, { start, end, artifact }) => {
    const lineBreaks = code.slice(start, end).replace(/[^\n]/g, "");
    return out.slice(0, start) + `(${lineBreaks}relay_${artifact})` + out.slice(end);
  }, code);
  return imports + inPlace;
}

const compile = () =>
  promisify(execFile)(process.execPath, [
    "node_modules/relay-compiler/cli.js",
    "--output",
    "quiet-with-errors",
  ]);

function reason(error: unknown): string {
  const {
    stdout = "",
    stderr = "",
    message = "",
  } = error as { stdout?: string; stderr?: string; message?: string };
  return stdout + stderr || message;
}
