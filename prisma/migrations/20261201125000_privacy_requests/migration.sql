-- note: Adds a column with a constant default, and one empty table. Nothing waits for long.

CREATE TYPE "PrivacyRequestKind" AS ENUM ('access', 'correction', 'deletion');
CREATE TYPE "PrivacyOutcome" AS ENUM ('done', 'partly', 'refused');

ALTER TABLE "SystemConfig" ADD COLUMN "privacyAnswerDays" INTEGER NOT NULL DEFAULT 45;

CREATE TABLE "PrivacyRequest" (
  "id" SERIAL NOT NULL,
  "requestId" INTEGER NOT NULL,
  "kind" "PrivacyRequestKind" NOT NULL,
  "content" TEXT NOT NULL DEFAULT '',
  "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "openedBy" TEXT,
  "dueAt" TIMESTAMPTZ(3) NOT NULL,
  "outcome" "PrivacyOutcome",
  "answer" TEXT DEFAULT '',
  "answeredAt" TIMESTAMPTZ(3),
  "answeredBy" TEXT,
  CONSTRAINT "PrivacyRequest_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "PrivacyRequest_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "PrivacyRequest_answered_by_someone" CHECK (
    ("outcome" IS NULL) = ("answeredAt" IS NULL) AND ("outcome" IS NULL) = ("answeredBy" IS NULL)),
  CONSTRAINT "PrivacyRequest_refused_with_a_reason" CHECK ("outcome" IS NULL OR "outcome" = 'done' OR "answer" <> '' OR "answer" IS NULL),
  CONSTRAINT "PrivacyRequest_due_later" CHECK ("dueAt" > "openedAt")
);
CREATE INDEX "PrivacyRequest_requestId_idx" ON "PrivacyRequest" ("requestId");

-- A person asks once for each; a repeat is the same request until it is answered.
CREATE UNIQUE INDEX "PrivacyRequest_one_open" ON "PrivacyRequest" ("requestId", "kind") WHERE "outcome" IS NULL;
CREATE INDEX "PrivacyRequest_open" ON "PrivacyRequest" ("dueAt") WHERE "outcome" IS NULL;
