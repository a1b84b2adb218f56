-- note: Adds one empty table. Nothing waits for long.

CREATE TYPE "PacketKind" AS ENUM ('court_order', 'subpoena', 'public_records', 'release');
CREATE TYPE "PacketState" AS ENUM ('draft', 'making', 'done', 'failed');

CREATE TABLE "RecordsPacket" (
  "id" UUID NOT NULL,
  "requestId" INTEGER NOT NULL,
  "kind" "PacketKind" NOT NULL,
  "matter" TEXT NOT NULL,
  "reference" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "bodyKey" TEXT NOT NULL,
  "what" "ReleaseGroup"[],
  "prefix" TEXT NOT NULL,
  "firstNumber" INTEGER NOT NULL,
  "state" "PacketState" NOT NULL DEFAULT 'draft',
  "boxes" JSONB,
  "pages" INTEGER NOT NULL,
  "madePages" INTEGER NOT NULL DEFAULT 0,
  "redactions" INTEGER NOT NULL DEFAULT 0,
  "bytes" INTEGER NOT NULL DEFAULT 0,
  "sha256" TEXT NOT NULL DEFAULT '',
  "failure" TEXT,
  "madeBy" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "doneAt" TIMESTAMPTZ(3),
  "leasedUntil" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "RecordsPacket_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "RecordsPacket_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "RecordsPacket_six_digits" CHECK ("firstNumber" > 0 AND "firstNumber" + "pages" <= 1000000),
  CONSTRAINT "RecordsPacket_done_with_a_file" CHECK (("state" = 'done') = ("doneAt" IS NOT NULL) AND ("state" = 'done') = ("sha256" <> '')),
  CONSTRAINT "RecordsPacket_failed_for_a_reason" CHECK (("state" = 'failed') = ("failure" IS NOT NULL))
);
CREATE INDEX "RecordsPacket_requestId_idx" ON "RecordsPacket" ("requestId");

CREATE TRIGGER "RecordsPacket_held_stays" BEFORE DELETE OR UPDATE OF "matter", "reference", "body", "bodyKey", "what", "prefix", "sha256", "madeBy" ON "RecordsPacket"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'matter,reference,body,bodyKey,what,prefix,sha256,madeBy');
CREATE TRIGGER "RecordsPacket_held_is_not_emptied" BEFORE TRUNCATE ON "RecordsPacket"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "RecordsPacket_stripped_stays" BEFORE INSERT OR UPDATE OF "matter", "reference", "body", "bodyKey", "what", "prefix", "boxes", "sha256", "failure", "madeBy" ON "RecordsPacket"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'matter,reference,body,bodyKey,what,prefix,boxes,sha256,failure,madeBy');
