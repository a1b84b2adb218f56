import { isIP } from "node:net";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { httpTarget } from "../adapters/http-target.ts";
import type { SmsSettings } from "../adapters/sms-gateway.ts";
import { gatewayOf } from "../adapters/sms.ts";

const flag = z
  .enum(["0", "1", "true", "false"], "must be 0 or 1")
  .transform((value) => value === "1" || value === "true");
/** A URL of one of these schemes, for a client that reads user name and password from it. */
const urlOf = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${schemes.join("|")})$`),
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
  });
/** Goes into a header, which allows only these characters. */
const token = z.string().regex(/^[\x21-\x7e]+$/, "must have no spaces, line breaks or accents");
const secret = z.string().min(32, "must have at least 32 characters");

/** Every setting is optional; .env.example documents them. */
const schema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], "must be development, test or production")
    .default("development"),
  PORT: z.coerce.number("must be a port").int().min(0).max(65535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: urlOf("https", "http").optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlOf("postgresql", "postgres").optional(),
  REDIS_URL: urlOf("redis", "rediss").optional(),
  SMTP_URL: urlOf("smtps", "smtp").optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_BOUNCES: z
    .email("must be an e-mail address")
    .regex(/^[^@+]{1,19}@/, 'must have at most 19 characters before the "@", and no "+"')
    .optional(),
  SMS_PROVIDER: z.enum(["generic", "twilio"], "must be generic or twilio").default("generic"),
  SMS_URL: z.string().optional(),
  SMS_TOKEN: token.optional(),
  SMS_ACCOUNT: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be an account SID: "AC" and 32 digits or letters a to f')
    .optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(?:\+[1-9]\d{6,14}|\d{3,6}|MG[0-9a-f]{32})$/,
      "must be a number like +15125550100, a short code, or a messaging service (MG…)",
    )
    .optional(),
  HOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be "whsec_" and at least 24 bytes in base64')
    .optional(),
  OPERATOR_NAME: z.string().max(120, "must have at most 120 characters").optional(),
  OPERATOR_CONTACT: z.string().max(200, "must have at most 200 characters").optional(),
  SUPPORT_PHONE: z.string().max(40, "must be a telephone number").optional(),
  OPENAI_API_KEY: token.optional(),
  OPENAI_BASE_URL: z.string().optional(),
  OPENAI_MODEL: z.string().default("gpt-4o-mini"),
  SECRET_KEY: secret.optional(),
  SECRET_KEY_PREVIOUS: secret.optional(),
  ADMIN_USERNAME: z.string().min(1).default("admin"),
  ADMIN_PASSWORD: z.string().min(12, "must have at least 12 characters").optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
  AUDIT_HEAD_URL: z.string().optional(),
  REHEARSE_DATABASE_URL: urlOf("postgresql", "postgres").optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  BACKUP_KEEP_DAYS: z.coerce.number("must be a number of days").int().min(1).default(30),
  SWEEP_LIMIT: z.coerce.number("must be a number of files").int().min(0).optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  OIDC_ALLOW_PRIVATE: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf("https", "http").optional(),
  METRICS_TOKEN: token.min(16, "must have at least 16 characters").optional(),
  DEMO: flag.optional(),
  TRAINING: flag.default(false),
  TRUST_PROXY: flag.default(false),
  /** Node reads it by itself. */
  TZ: z.string().optional(),
  WIDE_LIMITS: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Env = z.output<typeof schema>;

/** For a test that sorts each of them. */
export const envNames = Object.keys(schema.shape);

/** Settings that may be in a file, named by the setting's name with _FILE. */
const secrets = [
  ...([
    "SECRET_KEY",
    "SECRET_KEY_PREVIOUS",
    "DATABASE_URL",
    "REHEARSE_DATABASE_URL",
    "REDIS_URL",
    "ADMIN_PASSWORD",
    "METRICS_TOKEN",
  ] as const),
  ...(["SMTP_URL", "SMS_URL", "SMS_TOKEN", "HOOK_SECRET"] as const),
  ...(["OPENAI_API_KEY", "OPENAI_BASE_URL", "AUDIT_HEAD_URL"] as const),
] satisfies (keyof Env)[];

/** Reads secrets from the files that container runtimes and systemd hand over. */
function withFiles(source: Record<string, string | undefined>) {
  const problems: string[] = [];
  const read = secrets.flatMap((name) => {
    const file = source[`${name}_FILE`];
    if (!file) return [];
    if (source[name]) problems.push(`  ${name}_FILE: ${name} is set too; set one of them`);
    try {
      return [[name, readFileSync(file, "utf8").trim()] as const];
    } catch (error) {
      problems.push(`  ${name}_FILE: cannot be read (${error instanceof Error ? error.message : file})`);
      return [];
    }
  });
  return { given: { ...source, ...Object.fromEntries(read) }, problems };
}

/** The environment, or one error that lists every problem on its own line. */
export function readEnv(source: Record<string, string | undefined>): Env {
  refuseRealSettings(source);
  const withSecrets = withFiles(source);
  const given = Object.fromEntries(
    Object.entries(withSecrets.given).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? withSecrets.problems
    : [
        ...withSecrets.problems,
        ...parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`),
      ];
  if (parsed.success && parsed.data.NODE_ENV === "production") {
    if (!parsed.data.SECRET_KEY)
      problems.push("  SECRET_KEY: is required in production. Set SECRET_KEY_FILE to the file with the key.");
    // Links in email and the cookie's safety depend on it.
    if (!parsed.data.PUBLIC_URL) problems.push("  PUBLIC_URL: is required in production");
    if (parsed.data.WIDE_LIMITS) problems.push("  WIDE_LIMITS: is for development only");
  }
  if (given["SECRET_KEY_PREVIOUS"] && !given["SECRET_KEY"])
    problems.push("  SECRET_KEY_PREVIOUS: needs SECRET_KEY, the key that replaces it");
  if (given["SECRET_KEY"] && given["SECRET_KEY_PREVIOUS"] === given["SECRET_KEY"])
    problems.push("  SECRET_KEY_PREVIOUS: must differ from SECRET_KEY");
  problems.push(...uncallable(given), ...(parsed.success ? smsProblems(parsed.data) : []));
  if (!parsed.success || problems.length)
    throw new Error(`The environment has problems:\n${problems.join("\n")}`);
  const { data } = parsed;
  // A folder of its own, so that an installation beside it is not opened.
  return data.TRAINING ? { ...data, DATA_DIR: join(data.DATA_DIR, "training") } : data;
}

/** Why a training installation refuses a setting. */
const realData = "names real data. A training installation has an embedded database of its own.";
const realKey = "is a real key. A training installation creates its own.";
const realBackups = "belongs to real backups.";
const outside = "reaches other machines. A training installation captures what it would send.";
const inside = "lets other machines report real messages.";

/** Settings that lead to real data or to other machines. */
export const realSettings = {
  DATABASE_URL: realData,
  REHEARSE_DATABASE_URL: realData,
  SECRET_KEY: realKey,
  SECRET_KEY_PREVIOUS: realKey,
  BACKUP_DIR: realBackups,
  BACKUP_PASSPHRASE_FILE: realBackups,
  REDIS_URL: outside,
  SMTP_URL: outside,
  SMS_URL: outside,
  SMS_TOKEN: outside,
  SMS_ACCOUNT: outside,
  SMS_FROM: outside,
  HOOK_SECRET: inside,
  OPENAI_API_KEY: outside,
  OPENAI_BASE_URL: outside,
  AUDIT_HEAD_URL: outside,
  OTEL_EXPORTER_OTLP_ENDPOINT: outside,
} as const satisfies Partial<Record<keyof Env, string>>;

/** Before anything is read: not even the file of a real secret. */
function refuseRealSettings(source: Record<string, string | undefined>) {
  if (!flag.safeParse(source["TRAINING"]).data) return;
  const problems = Object.entries(realSettings).flatMap(([name, why]) =>
    [name, `${name}_FILE`].filter((set) => source[set]).map((set) => `  ${set}: ${why}`),
  );
  if (source["NODE_ENV"] === "production") problems.push("  NODE_ENV: production is for real data.");
  if (source["SMS_PROVIDER"] === "twilio") problems.push(`  SMS_PROVIDER: ${outside}`);
  if (flag.safeParse(source["DEMO"]).data === false)
    problems.push("  DEMO: people practice with the demo data.");
  if (problems.length > 0)
    throw new Error(
      `TRAINING=1 does not start with settings of a real installation. Start it in another copy of the folder, on another PORT:\n${problems.join("\n")}`,
    );
}

/** The addresses that this process calls, each with its token. */
const called = [
  ["OPENAI_BASE_URL", "OPENAI_API_KEY"],
  ["AUDIT_HEAD_URL", undefined],
] as const;

/** Configuration that would fail at every call is reported at the start. */
function uncallable(given: Record<string, string | undefined>): string[] {
  return called.flatMap(([name, tokenName]) => {
    const url = given[name];
    if (url === undefined) return [];
    try {
      httpTarget(url, tokenName && given[tokenName]);
      return [];
    } catch (error) {
      return [`  ${name}: ${error instanceof Error ? error.message : "cannot be called"}`];
    }
  });
}

/** The settings of the text-message gateway. */
export const smsSettings = (env: Env): SmsSettings => ({
  provider: env.SMS_PROVIDER,
  url: env.SMS_URL,
  token: env.SMS_TOKEN,
  account: env.SMS_ACCOUNT,
  from: env.SMS_FROM,
});

/** Whether the provider of text messages can sign what it reports. */
export const canReportTexts = ({ SMS_PROVIDER, SMS_TOKEN, HOOK_SECRET }: Env): boolean =>
  Boolean(SMS_PROVIDER === "twilio" ? SMS_TOKEN : HOOK_SECRET);

/** A gateway that could not send, or settings that no gateway reads. */
function smsProblems(env: Env): string[] {
  const isTwilio = env.SMS_PROVIDER === "twilio";
  const needed = isTwilio ? (["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"] as const) : [];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) return missing.map((name) => `  ${name}: is required with SMS_PROVIDER=twilio`);
  if (!isTwilio && env.SMS_TOKEN && !env.SMS_URL) return ["  SMS_TOKEN: needs SMS_URL"];
  try {
    gatewayOf(smsSettings(env));
    return [];
  } catch (error) {
    return [`  SMS_URL: ${error instanceof Error ? error.message : "cannot be called"}`];
  }
}

/** The sender if neither MAIL_FROM nor the configuration names one. */
export const defaultSender = "SafeVoice <no-reply@safevoice.example>";

/** The public address of the product; links in email start with it. */
export const publicUrl = (env: Env) => (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");

/** Whether browsers offer passkeys there: over https (or on localhost), and for a name. */
export function canHavePasskeys(env: Env): boolean {
  const { hostname, protocol } = new URL(publicUrl(env));
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isSecure && isIP(hostname) === 0 && !hostname.startsWith("[");
}
