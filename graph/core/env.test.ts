import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv, realSettings, envNames } from "./env.ts";

const problemsOf = (source: Record<string, string | undefined>) => {
  try {
    readEnv(source);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

const twilio = {
  SMS_PROVIDER: "twilio",
  SMS_ACCOUNT: `AC${"0a".repeat(16)}`,
  SMS_TOKEN: "secret",
  SMS_FROM: "+15125550100",
};

describe("the environment", () => {
  it.each([
    { SMS_URL: "https://user:p%40ss@sms.example/messages" },
    { SMS_URL: "https://sms.example/messages", SMS_TOKEN: "secret" },
    { OPENAI_BASE_URL: "http://user:password@localhost:11434/v1" },
    { OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_API_KEY: "sk-1" },
    { AUDIT_HEAD_URL: "https://user:password@witness.example/safevoice" },
    { SMTP_URL: "smtps://user:password@mail.example:465", REDIS_URL: "redis://cache:6379" },
    { DATABASE_URL: "postgresql:///safevoice?host=/var/run/postgresql" },
    { SMS_TOKEN: "" },
    twilio,
    { ...twilio, SMS_FROM: `MG${"0a".repeat(16)}`, SMS_URL: "https://api.dublin.ie1.twilio.com" },
  ])("takes $SMS_URL$OPENAI_BASE_URL$AUDIT_HEAD_URL$SMTP_URL$DATABASE_URL", (source) => {
    expect(problemsOf(source)).toBe("");
  });

  it.each([
    [{ SMS_URL: "sms.example/messages" }, "SMS_URL: must be a URL"],
    [{ SMS_URL: "smpp://sms.example" }, "SMS_URL: must start with https:// or http://"],
    [{ SMS_URL: "https://user:100%@sms.example" }, "SMS_URL: has a user name or password with a lone"],
    [{ SMS_URL: "https://a%3Ab:c@sms.example" }, "SMS_URL: has a colon in its user name"],
    [{ SMS_URL: "https://a:b@sms.example", SMS_TOKEN: "t" }, "SMS_URL: has a user name or password, and"],
    [{ SMS_TOKEN: "secret" }, "SMS_TOKEN: needs SMS_URL"],
    [{ SMS_URL: "https://sms.example", SMS_TOKEN: "two words" }, "SMS_TOKEN: must have no spaces"],
    [{ SMS_PROVIDER: "pigeon" }, "SMS_PROVIDER: must be generic or twilio"],
    [{ SMS_PROVIDER: "twilio" }, "SMS_ACCOUNT: is required with SMS_PROVIDER=twilio"],
    [{ ...twilio, SMS_TOKEN: "" }, "SMS_TOKEN: is required with SMS_PROVIDER=twilio"],
    [{ ...twilio, SMS_FROM: "" }, "SMS_FROM: is required with SMS_PROVIDER=twilio"],
    [{ ...twilio, SMS_FROM: "555-0100" }, "SMS_FROM: must be a number like +15125550100"],
    [{ ...twilio, SMS_ACCOUNT: "AC1" }, "SMS_ACCOUNT: must be an account SID"],
    [{ ...twilio, SMS_URL: "api.twilio.com" }, "SMS_URL: must be a URL"],
    [{ OPENAI_BASE_URL: "localhost:11434/v1" }, "OPENAI_BASE_URL: must start with"],
    [{ OPENAI_BASE_URL: "http://a:b@host/v1", OPENAI_API_KEY: "k" }, "OPENAI_BASE_URL: has a user name"],
    [{ OPENAI_API_KEY: "sk-1\n" }, "OPENAI_API_KEY: must have no spaces"],
    [{ AUDIT_HEAD_URL: "ftp://witness.example" }, "AUDIT_HEAD_URL: must start with"],
    [{ SMTP_URL: "https://mail.example" }, "SMTP_URL: must be a URL that starts with smtps:// or smtp://"],
    [{ REDIS_URL: "cache:6379" }, "REDIS_URL: must be a URL that starts with redis://"],
    [{ DATABASE_URL: "mysql://db/safevoice" }, "DATABASE_URL: must be a URL that starts with postgresql://"],
    [{ PUBLIC_URL: "safevoice.example:443" }, "PUBLIC_URL: must be a URL that starts with https://"],
  ])("stops the start for %j", (source, problem) => {
    expect(problemsOf(source)).toContain(`  ${problem}`);
  });

  it("reads a secret from a file, without the line break at its end", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "safevoice-env-")), "secret");
    writeFileSync(file, `${"k".repeat(32)}\n`);
    expect(readEnv({ SECRET_KEY_FILE: file }).SECRET_KEY).toBe("k".repeat(32));
    expect(problemsOf({ SECRET_KEY_FILE: file, SECRET_KEY: "x".repeat(32) })).toContain(
      "SECRET_KEY is set too",
    );
    expect(problemsOf({ SECRET_KEY_FILE: `${file}.missing` })).toContain("SECRET_KEY_FILE: cannot be read");
    writeFileSync(file, "short");
    expect(problemsOf({ SECRET_KEY_FILE: file })).toContain("SECRET_KEY: must have at least 32");
  });
});

describe("a training installation", () => {
  /** They reach neither real data nor another machine. A new setting is sorted here or refused. */
  const allowed = [
    ...["NODE_ENV", "PORT", "HOST", "PUBLIC_URL", "DATA_DIR", "MAIL_FROM", "MAIL_BOUNCES", "SMS_PROVIDER"],
    ...["OPERATOR_NAME", "OPERATOR_CONTACT", "SUPPORT_PHONE", "OPENAI_MODEL", "ADMIN_USERNAME"],
    ...["ADMIN_PASSWORD", "ADMIN_EMAIL", "BACKUP_KEEP_DAYS", "SWEEP_LIMIT", "WEBHOOK_ALLOW_PRIVATE"],
    ...["OIDC_ALLOW_PRIVATE", "METRICS_TOKEN", "DEMO", "TRAINING", "TRUST_PROXY", "TZ", "WIDE_LIMITS"],
    "LOG_LEVEL",
  ];

  it("has a folder of its own in DATA_DIR", () => {
    expect(readEnv({ TRAINING: "1", DATA_DIR: "/var/lib/fund" })).toMatchObject({
      ...{ TRAINING: true, DATA_DIR: path.join("/var/lib/fund", "training") },
    });
    expect(readEnv({ DATA_DIR: "/var/lib/fund" })).toMatchObject({
      ...{ TRAINING: false, DATA_DIR: "/var/lib/fund" },
    });
    expect(problemsOf({ TRAINING: "1", DATABASE_URL: "", SMTP_URL: "" })).toBe("");
  });

  it.each(Object.keys(realSettings))("refuses %s, also from a file that it does not open", (name) => {
    for (const set of [name, `${name}_FILE`]) {
      const refused = problemsOf({ TRAINING: "1", [set]: "/nowhere" });
      expect(refused).toMatch(/^TRAINING=1 does not start with settings of a real installation/);
      expect(refused).toContain(`\n  ${set}: `);
      expect(refused).not.toContain("cannot be read");
    }
  });

  it.each([
    [{ NODE_ENV: "production" }, "NODE_ENV: production is for real data."],
    [{ SMS_PROVIDER: "twilio" }, "SMS_PROVIDER: "],
    [{ DEMO: "0" }, "DEMO: "],
  ])("refuses %o", (source, said) => {
    expect(problemsOf({ TRAINING: "true", ...source })).toContain(`\n  ${said}`);
  });

  it("names every refused setting at once", () => {
    const refused = problemsOf({ TRAINING: "1", DATABASE_URL: "x", SMTP_URL: "y", OPENAI_API_KEY_FILE: "z" });
    for (const name of ["DATABASE_URL", "SMTP_URL", "OPENAI_API_KEY_FILE"])
      expect(refused).toContain(`\n  ${name}: `);
  });

  it("knows of each setting whether it leads to real data or to other machines", () => {
    const known = [...allowed, ...Object.keys(realSettings)];
    expect(known.toSorted()).toEqual(envNames.toSorted());
  });
});
