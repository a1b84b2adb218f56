import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { parse, stringify } from "yaml";

export const hasPromtool = !spawnSync("promtool", ["--version"]).error;
export const whyNotChecked = "not checked: promtool is not installed (Debian package prometheus)";

/** One scrape: the values by series, as in `safevoice_database_up{job="safevoice"}`. */
export type Scrape = Map<string, string>;

/**
 * Reads Prometheus's text format. Times become seconds since `start`: promtool's clock begins with
 * the first scrape.
 */
export function scrapeOf(text: string, job: string, start: number): Scrape {
  const series = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = "", labels = "", value = ""]): [string, string] => [
      `${name}{${[labels.replace(/,$/, ""), `job="${job}"`].filter(Boolean).join(",")}}`,
      name.endsWith("_timestamp_seconds") ? String(Number(value) - start) : value.replace("Nan", "NaN"),
    ],
  );
  return new Map([...series, [`up{job="${job}"}`, "1"]]);
}

interface Rules {
  groups: { name: string; rules: { alert: string; expr: string; for?: string }[] }[];
}

/** What promtool says of deploy/alerts.yml. Empty if it is in order. */
export function checkRules(): string {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", "deploy/alerts.yml"], {
    encoding: "utf8",
  });
  return status === 0 ? "" : stdout + stderr;
}

/**
 * Which alerts fire at the last of the scrapes, which are a minute apart. How long a rule must hold
 * (`for`) is left out: the scrapes are too few for it.
 */
export function expectFiring(names: readonly string[], scrapes: readonly Scrape[]): void {
  const rules = parse(readFileSync("deploy/alerts.yml", "utf8")) as Rules;
  for (const group of rules.groups) for (const rule of group.rules) delete rule.for;
  const folder = mkdtempSync(join(tmpdir(), "safevoice-alerts-"));
  const all = [...new Set(scrapes.flatMap((scrape) => [...scrape.keys()]))];
  const last = `${scrapes.length - 1}m`;
  const unit = {
    rule_files: ["rules.yml"],
    evaluation_interval: "1m",
    tests: [
      {
        interval: "1m",
        input_series: all.map((series) => ({
          series,
          values: scrapes.map((scrape) => scrape.get(series) ?? "_").join(" "),
        })),
        promql_expr_test: [
          {
            expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
            eval_time: last,
            exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
          },
        ],
      },
    ],
  };
  try {
    writeFileSync(join(folder, "rules.yml"), stringify(rules));
    writeFileSync(join(folder, "test.yml"), stringify(unit));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "test.yml"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(status, stdout + stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
