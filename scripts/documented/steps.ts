/** How a documented command line is run in a fresh clone. */
export interface Step {
  /** As the documents have it. */
  line: string;
  /** With values for its placeholders, if it has any. */
  run?: string;
  /** It serves until it is stopped: `/readyz` of PORT answers then. */
  serves?: boolean;
  /** On the PostgreSQL of TEST_DATABASE_URL. */
  onPostgresql?: boolean;
  /** What its output must say. */
  says?: RegExp;
}

/** What Node is started with, in production too: a house test compares it with `npm start`. */
const serverOptions = "--max-semi-space-size=2 --optimize-for-size --enable-source-maps dist/server/main.js";

/** A machine of tests may lack age. */
const withAge = (line: string) =>
  `if command -v age script >/dev/null; then ${line}; else echo "not checked: age is not installed"; fi`;
const countRequests = `node --eval "import('@electric-sql/pglite').then(async ({ PGlite }) => console.log((await (await PGlite.create('opened/pg')).query('SELECT count(*) FROM \\"EmergencyRequest\\"')).rows)).then(() => process.exit())"`;

/** Makes what all others need. */
export const firstStep: Step = {
  line: "npm ci && npm run build",
  run: "npm ci --prefer-offline --no-audit --no-fund && npm run build",
};

/** Of one installation, with the embedded database in `data`. */
const installation: Step[] = [
  { line: "npm start", serves: true, says: /password/i },
  { line: "cp -a data data-before" },
  { line: "npm run upgrade:notes", says: /No migration is due/ },
  {
    line: "BACKUP_PASSPHRASE_FILE=/etc/safevoice/passphrase npm run backup -- --to /mnt/backups",
    run: 'BACKUP_PASSPHRASE_FILE=passphrase npm run backup -- --to "$BACKUPS"',
    says: /The backup is complete/,
  },
  {
    line: "age --decrypt --output backup.tar.gz safevoice-….tar.gz.age",
    run: withAge(
      "printf '%s\\n' 'a passphrase of a clone' | " +
        `script -qec 'age --decrypt --output backup.tar.gz "$BACKUPS"/safevoice-*.tar.gz.age' /dev/null`,
    ),
  },
  { line: "mkdir opened" },
  {
    line: "tar --extract --gzip --file backup.tar.gz --directory opened",
    run: withAge("tar --extract --gzip --file backup.tar.gz --directory opened && ls opened"),
    says: /manifest.json|not checked/,
  },
  {
    line: countRequests,
    run: withAge(countRequests),
    says: /\[ \{ count: \d+ \} \]|not checked/,
  },
  {
    line: "npm run export:all -- FOLDER",
    run: 'BACKUP_PASSPHRASE_FILE=passphrase npm run export:all -- "$BACKUPS/export"',
    says: /The export is complete/,
  },
  { line: "npm run backup", says: /The backup is complete/ },
  {
    line: "sh deploy/nightly.sh",
    says: /The backup is complete[\s\S]*rehearsal passed[\s\S]*intact[\s\S]*adds up/,
  },
  { line: "npm run backup:rehearse", says: /The rehearsal passed/ },
  {
    line: "npm run key:copied -- FILE",
    run: "cp data/secret.key copy-of-the-key && npm run key:copied -- copy-of-the-key",
    says: /The copy is the key/,
  },
  { line: "npm run key:rotate", says: /now has a new key/ },
  {
    line: "npm run restore -- /mnt/backups/safevoice-….tar.gz.age",
    run: 'npm run restore -- "$BACKUPS"/safevoice-*.tar.gz.age --replace',
    says: /is restored/,
  },
  {
    line: "npm run restore -- FILE --replace",
    run: "npm run restore -- data/backups/safevoice-*.tar.gz.age --replace",
    says: /is restored/,
  },
  { line: "npm run audit:verify", says: /is intact/ },
  { line: "npm run ledger:verify", says: /adds up/ },
  {
    line: "npm run admin:reset -- USERNAME",
    run: "npm run admin:reset -- admin",
    says: /Temporary password/,
  },
  // A new installation is not set up yet, which is 1.
  {
    line: "npm run setup:check",
    run: "npm run setup:check || [ $? -eq 1 ]",
    says: /\[ \] Operator and contact[\s\S]*to set up\. Open \/admin\/setup/,
  },
  {
    line: "npm run training",
    // It refuses the passphrase of the real backups, which the clone's .env names.
    run: "BACKUP_PASSPHRASE_FILE= npm run training",
    serves: true,
    says: /FOR TRAINING[\s\S]*API key of this training/,
  },
  { line: "DEMO=0 npm start", run: "DEMO=0 DATA_DIR=real npm start", serves: true, says: /password/i },
];

/** In production, on PostgreSQL. `$…` are set by the runner. */
const production: Step[] = [
  { line: "sh deploy/secrets.sh", says: /The secrets are in/ },
  {
    line: `NODE_ENV=production DATABASE_URL=postgresql://… SECRET_KEY=… PUBLIC_URL=https://… SMTP_URL=smtps://… MAIL_FROM=… TRUST_PROXY=1 HOST=0.0.0.0 MALLOC_ARENA_MAX=1 node ${serverOptions}`,
    run:
      'NODE_ENV=production DATA_DIR="$OWNER_DATA" DATABASE_URL="$OWNER_URL" SECRET_KEY="$TEST_SECRET" PUBLIC_URL=https://help.example.org ' +
      `SMTP_URL=smtps://127.0.0.1:1 MAIL_FROM=help@example.org TRUST_PROXY=1 HOST=127.0.0.1 MALLOC_ARENA_MAX=1 node ${serverOptions}`,
    serves: true,
    onPostgresql: true,
  },
  {
    line: "npx prisma migrate deploy",
    run: 'DATABASE_URL="$OWNER_URL" npx prisma migrate deploy',
    onPostgresql: true,
    says: /No pending migrations/,
  },
  {
    line: 'pg_dump --format=custom --file=before.dump "$DATABASE_URL"',
    run: 'DATABASE_URL="$OWNER_URL" && pg_dump --format=custom --file=before.dump "$DATABASE_URL"',
    onPostgresql: true,
  },
  {
    line: 'pg_restore --no-owner --exit-on-error --dbname="$OLD_DATABASE_URL" before.dump',
    run: 'pg_restore --no-owner --exit-on-error --dbname="$EMPTY_URL" before.dump',
    onPostgresql: true,
  },
  {
    line: `/usr/bin/node ${serverOptions}`,
    run:
      'printf %s "$SERVICE_URL" >secrets/database_url && ' +
      'NODE_ENV=production DATA_DIR="$SERVICE_DATA" SECRET_KEY_FILE=secrets/secret_key DATABASE_URL_FILE=secrets/database_url ' +
      `PUBLIC_URL=https://help.example.org SMTP_URL=smtps://127.0.0.1:1 node ${serverOptions}`,
    serves: true,
    onPostgresql: true,
  },
];

/** Of a developer. */
const development: Step[] = [
  { line: "npm run dev", run: 'DATA_DIR="$DEV_DATA" npm run dev', serves: true },
  { line: "npm run directory:check", says: /^0 errors/m },
  { line: "npm run needs", says: /unseen/ },
  // All of its corpora take minutes.
  {
    line: "npm run chat",
    run: "npm run chat -- models/chat/corpus/held-out/everyday-9.csv",
    says: /right topic/,
  },
  { line: "npm run operations", says: /documentId/ },
  { line: "npm run words:export -- es", says: /texts of/ },
  { line: "npm run words:import -- es", says: /Nothing is new/ },
  { line: "npm run budget", says: /0 over budget/ },
  { line: "npm run db:migration -- name", says: /already amount to the schema/ },
];

/** Beside one another. Within one, each step finds what those before it left. */
export const lanes = [installation, production, development];

/** What is not run here, and why. */
export const notRun: Record<string, string> = {
  "npm test": "the integration run begins with it",
  "npm run check": "its parts are those of npm test, which the integration run begins with",
  "npm run test:full": "the integration run ends with it",
  "npm run test:faults": "kills and floods for many minutes",
  "npm run bench": "measures for many minutes",
  "npm run chat:learn": "learns for minutes, and writes over committed weights",
  "npm run screenshots": "takes pictures for many minutes",
  "npm ci": "the first step begins with it",
  "/bin/sh deploy/nightly.sh": "sh deploy/nightly.sh is run",
  "npm run restore -- FILE": "it is run with --replace, which an installation in use needs",
  "docker compose up":
    "Docker is not everywhere; tests/platform/system/image.full.test.ts checks the image's files",
  "docker compose run --rm tools npm run audit:verify": "Docker is not everywhere",
  "docker compose run --rm -T tools sh deploy/nightly.sh":
    "Docker is not everywhere; the script is run without it",
  "sh deploy/run.sh audit:verify":
    "systemd is not everywhere; tests/house/deploy.test.ts compares its settings with the units",
  "sh deploy/run.sh admin:reset -- USERNAME": "systemd is not everywhere",
  "sh deploy/run.sh setup:check": "systemd is not everywhere",
  "systemctl enable --now safevoice-nightly.timer": "systemd is not everywhere",
  "journalctl --unit=safevoice-nightly": "systemd is not everywhere",
};
