import { holdsDemoData } from "../../../core/demo.ts";
import { installationZone, zoneSourceOf, type ZoneSource } from "../../../core/time/installation.ts";
import { attention, done, notedBy, open, setupItem, settingsOf, type Noted } from "../item.ts";

export const demoData = setupItem<boolean>({
  id: "demo-data",
  title: "Real data only",
  meaning:
    "Demo people, money and codes cannot be removed from a database. Start a real installation on an empty one.",
  how: "Set DEMO=0, and DATABASE_URL or DATA_DIR to an empty database.",
  read: holdsDemoData,
  judge: (hasDemo) =>
    hasDemo ? attention("This database holds demo data.") : done("This database holds no demo data."),
});

export const server = setupItem<{ isProduction: boolean; hasDatabase: boolean }>({
  id: "server",
  title: "Production mode with PostgreSQL",
  meaning:
    "Production mode refuses unsafe settings and closes the pages for developers. The embedded database is not proven against a power cut.",
  how: "Set NODE_ENV=production, and DATABASE_URL to an empty PostgreSQL database. The guide is docs/deployment.md.",
  read: ({ env }) => ({
    isProduction: env.NODE_ENV === "production",
    hasDatabase: env.DATABASE_URL !== undefined,
  }),
  judge({ isProduction, hasDatabase }) {
    if (isProduction && hasDatabase) return done("Production mode, with PostgreSQL.");
    const missing = [!isProduction && "NODE_ENV=production", !hasDatabase && "DATABASE_URL"].filter(Boolean);
    return open(`Not set: ${missing.join(" and ")}.`);
  },
});

export const operator = setupItem<{ name: string | undefined; contact: string | undefined }>({
  id: "operator",
  title: "Operator and contact",
  meaning: "People read on /privacy and on pages behind links who runs the fund and whom to ask.",
  how: "Set OPERATOR_NAME and OPERATOR_CONTACT.",
  read: ({ env }) => ({ name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT }),
  judge({ name, contact }) {
    if (name && contact) return done(`${name}, ${contact}`);
    const missing = [!name && "OPERATOR_NAME", !contact && "OPERATOR_CONTACT"].filter(Boolean).join(" and ");
    return open(`Not set: ${missing}.`);
  },
});

export const timeZone = setupItem<{ zone: string; source: ZoneSource }>({
  id: "time-zone",
  title: "Time zone",
  meaning: "Dates in letters, messages, limits and reports follow it.",
  page: settingsOf("system"),
  read: ({ config }) => ({ zone: installationZone(config()), source: zoneSourceOf(config()) }),
  judge({ zone, source }) {
    if (source === "setting") return done(`The time zone is ${zone}.`);
    if (source === "browser")
      return attention(`${zone} comes from an administrator's browser. Choose it in System configuration.`);
    return open(`Not chosen. Until then, dates follow the server's: ${zone}.`);
  },
});

export const publicUrl = setupItem<string | undefined>({
  id: "public-url",
  title: "Public address with https",
  meaning: "Links in emails start with it. Without https, sessions and passes can be read on the way.",
  how: "Set PUBLIC_URL to the https address, and TRUST_PROXY=1 behind a proxy.",
  read: ({ env }) => env.PUBLIC_URL,
  judge(address) {
    if (!address) return open("PUBLIC_URL is not set.");
    const { protocol, hostname } = new URL(address);
    if (protocol !== "https:") return attention(`${address} is not https.`);
    if (hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]")
      return attention(`${address} can be opened on this machine only.`);
    return done(address);
  },
});

export const supervisorDomains = setupItem<{ domains: readonly string[]; noted: Noted | null }>({
  id: "supervisor-domains",
  title: "Supervisors' email domains",
  meaning:
    "An officer is fully trusted only if the supervisor's email domain is. .gov and .mil are trusted already.",
  page: { href: "/admin/dashboard?tab=users", label: "Open trusted domains" },
  note: { label: "Note that .gov and .mil are enough" },
  read: ({ config, noted }) => ({
    domains: config().trustedDomains,
    noted: noted("supervisor-domains"),
  }),
  judge({ domains, noted }) {
    if (domains.length > 0) return done(`Trusted beside .gov and .mil: ${domains.join(", ")}.`);
    if (noted) return done(`.gov and .mil are enough: ${notedBy(noted)}.`);
    return open(
      "Only .gov and .mil are trusted. Add the agencies' other domains, or note that none is needed.",
    );
  },
});
