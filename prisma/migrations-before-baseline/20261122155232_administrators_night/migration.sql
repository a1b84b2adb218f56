-- The administrators' search: parts of words, without capitals and accents.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent is only "stable", for its dictionary could be exchanged; nobody exchanges this one.
CREATE FUNCTION sv_fold(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN lower(unaccent(words));
END $$;

-- CreateEnum
CREATE TYPE "VendorCodeState" AS ENUM ('free', 'taken', 'burnt');

-- CreateEnum
CREATE TYPE "LetterKind" AS ENUM ('approval', 'denial', 'dispatch');

-- CreateEnum
CREATE TYPE "LetterAudience" AS ENUM ('officer', 'victim');

-- CreateEnum
CREATE TYPE "LetterState" AS ENUM ('due', 'written', 'failed', 'void');

-- CreateEnum
CREATE TYPE "ResponseType" AS ENUM ('email', 'sms', 'other');

-- DropForeignKey
ALTER TABLE "Session" DROP CONSTRAINT "Session_adminId_fkey";

-- DropIndex
DROP INDEX "HelpDispatch_promoCode_key";

-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "passwordExpiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "totpConfirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "totpLastStep" INTEGER,
ADD COLUMN     "totpSecretSealed" TEXT;

-- AlterTable
ALTER TABLE "EmergencyRequest" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "HelpDispatch" ADD COLUMN     "batch" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "codeId" INTEGER,
ADD COLUMN     "completedAt" TIMESTAMPTZ(3),
ADD COLUMN     "completedBy" TEXT,
ADD COLUMN     "dispatchedBy" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "hours" INTEGER,
ADD COLUMN     "overReason" TEXT,
ADD COLUMN     "people" INTEGER,
ADD COLUMN     "problemAt" TIMESTAMPTZ(3),
ADD COLUMN     "promoCodeKey" TEXT,
ADD COLUMN     "promoCodeSealed" TEXT,
ADD COLUMN     "replacesId" INTEGER,
ADD COLUMN     "vendorId" INTEGER,
ADD COLUMN     "vendorName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "voidReason" TEXT,
ADD COLUMN     "voidedAt" TIMESTAMPTZ(3),
ADD COLUMN     "voidedBy" TEXT;

-- Codes from before they were sealed stay readable: only the product's key can seal, and a migration has none.
UPDATE "HelpDispatch" SET "promoCodeSealed" = 'plain:' || "promoCode", "promoCodeKey" = 'plain:' || "promoCode", "vendorName" = "providerInfo";
ALTER TABLE "HelpDispatch" DROP COLUMN "promoCode",
ALTER COLUMN "promoCodeSealed" SET NOT NULL,
ALTER COLUMN "promoCodeKey" SET NOT NULL;

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "letterId" INTEGER;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "passwordAt" TIMESTAMPTZ(3),
ADD COLUMN     "secondFactorAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Verification" ADD COLUMN     "decidedBy" TEXT,
ADD COLUMN     "decisionReason" TEXT;

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Vendor" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT '',
    "helpTypes" "HelpType"[],
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "supportHours" TEXT,
    "supportPhones" TEXT[],
    "chatUrl" TEXT,
    "website" TEXT,
    "serviceArea" TEXT,
    "emergencyContact" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Vendor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VendorCode" (
    "id" SERIAL NOT NULL,
    "vendorId" INTEGER NOT NULL,
    "helpType" "HelpType",
    "codeSealed" TEXT NOT NULL,
    "codeKey" TEXT NOT NULL,
    "valueCents" INTEGER,
    "expiresAt" TIMESTAMPTZ(3),
    "state" "VendorCodeState" NOT NULL DEFAULT 'free',
    "batch" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VendorCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderTimer" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "vendorId" INTEGER NOT NULL,
    "helpType" "HelpType" NOT NULL,
    "startedBy" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProviderTimer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Letter" (
    "id" SERIAL NOT NULL,
    "number" TEXT,
    "requestId" INTEGER NOT NULL,
    "dispatchId" INTEGER,
    "kind" "LetterKind" NOT NULL,
    "audience" "LetterAudience" NOT NULL,
    "state" "LetterState" NOT NULL DEFAULT 'due',
    "language" TEXT NOT NULL,
    "recipientName" TEXT NOT NULL,
    "factsSealed" TEXT NOT NULL,
    "template" TEXT,
    "templateVersion" INTEGER,
    "subject" TEXT,
    "htmlSealed" TEXT,
    "textSealed" TEXT,
    "hash" TEXT,
    "checkKey" TEXT,
    "helpTypes" "HelpType"[],
    "validUntil" TIMESTAMPTZ(3),
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "writtenAt" TIMESTAMPTZ(3),
    "voidedAt" TIMESTAMPTZ(3),
    "voidedBy" TEXT,
    "voidReason" TEXT,

    CONSTRAINT "Letter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LetterNumber" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "LetterNumber_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "ReplyLink" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "requestId" INTEGER NOT NULL,
    "dispatchId" INTEGER,
    "recipientType" "RecipientType" NOT NULL,
    "recipientName" TEXT NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReplyLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecipientResponse" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "dispatchId" INTEGER,
    "replyLinkId" INTEGER,
    "responseType" "ResponseType" NOT NULL,
    "recipientType" "RecipientType" NOT NULL,
    "sender" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "isProblem" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acknowledgedAt" TIMESTAMPTZ(3),
    "acknowledgedBy" TEXT,

    CONSTRAINT "RecipientResponse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseView" (
    "requestId" INTEGER NOT NULL,
    "sessionId" INTEGER NOT NULL,
    "adminName" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CaseView_pkey" PRIMARY KEY ("requestId","sessionId")
);

-- CreateTable
CREATE TABLE "PersonKey" (
    "requestId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "PersonKey_pkey" PRIMARY KEY ("requestId","kind","key")
);

-- CreateTable
CREATE TABLE "PersonVerdict" (
    "firstId" INTEGER NOT NULL,
    "secondId" INTEGER NOT NULL,
    "same" BOOLEAN NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PersonVerdict_pkey" PRIMARY KEY ("firstId","secondId")
);

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_codeHash_key" ON "RecoveryCode"("codeHash");

-- CreateIndex
CREATE INDEX "RecoveryCode_adminId_idx" ON "RecoveryCode"("adminId");

-- CreateIndex
CREATE UNIQUE INDEX "Vendor_key_key" ON "Vendor"("key");

-- CreateIndex
CREATE INDEX "VendorCode_vendorId_state_expiresAt_id_idx" ON "VendorCode"("vendorId", "state", "expiresAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "VendorCode_vendorId_codeKey_key" ON "VendorCode"("vendorId", "codeKey");

-- CreateIndex
CREATE UNIQUE INDEX "ProviderTimer_requestId_vendorId_helpType_key" ON "ProviderTimer"("requestId", "vendorId", "helpType");

-- CreateIndex
CREATE UNIQUE INDEX "Letter_number_key" ON "Letter"("number");

-- CreateIndex
CREATE INDEX "Letter_requestId_id_idx" ON "Letter"("requestId", "id");

-- CreateIndex
CREATE INDEX "Letter_state_createdAt_idx" ON "Letter"("state", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ReplyLink_tokenHash_key" ON "ReplyLink"("tokenHash");

-- CreateIndex
CREATE INDEX "ReplyLink_requestId_idx" ON "ReplyLink"("requestId");

-- CreateIndex
CREATE INDEX "RecipientResponse_requestId_id_idx" ON "RecipientResponse"("requestId", "id");

-- CreateIndex
CREATE INDEX "RecipientResponse_acknowledgedAt_createdAt_idx" ON "RecipientResponse"("acknowledgedAt", "createdAt");

-- CreateIndex
CREATE INDEX "PersonKey_key_idx" ON "PersonKey"("key");

-- CreateIndex
CREATE INDEX "EmergencyRequest_urgencyLevel_createdAt_id_idx" ON "EmergencyRequest"("urgencyLevel", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "EmergencyRequest_status_urgencyLevel_createdAt_id_idx" ON "EmergencyRequest"("status", "urgencyLevel", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "EmergencyRequest_searchText_idx" ON "EmergencyRequest" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "HelpDispatch_promoCodeKey_key" ON "HelpDispatch"("promoCodeKey");

-- CreateIndex
CREATE UNIQUE INDEX "HelpDispatch_codeId_key" ON "HelpDispatch"("codeId");

-- CreateIndex
CREATE UNIQUE INDEX "HelpDispatch_replacesId_key" ON "HelpDispatch"("replacesId");

-- CreateIndex
CREATE INDEX "HelpDispatch_vendorId_idx" ON "HelpDispatch"("vendorId");

-- CreateIndex
CREATE INDEX "HelpDispatch_createdAt_idx" ON "HelpDispatch"("createdAt");

-- CreateIndex
CREATE INDEX "Message_letterId_idx" ON "Message"("letterId");

-- CreateIndex
CREATE INDEX "Session_adminId_idx" ON "Session"("adminId");

-- CreateIndex
CREATE INDEX "Verification_status_createdAt_idx" ON "Verification"("status", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VendorCode" ADD CONSTRAINT "VendorCode_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_codeId_fkey" FOREIGN KEY ("codeId") REFERENCES "VendorCode"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "HelpDispatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderTimer" ADD CONSTRAINT "ProviderTimer_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderTimer" ADD CONSTRAINT "ProviderTimer_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReplyLink" ADD CONSTRAINT "ReplyLink_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReplyLink" ADD CONSTRAINT "ReplyLink_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecipientResponse" ADD CONSTRAINT "RecipientResponse_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecipientResponse" ADD CONSTRAINT "RecipientResponse_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecipientResponse" ADD CONSTRAINT "RecipientResponse_replyLinkId_fkey" FOREIGN KEY ("replyLinkId") REFERENCES "ReplyLink"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseView" ADD CONSTRAINT "CaseView_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonKey" ADD CONSTRAINT "PersonKey_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "Letter"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What the search looks through. Somebody who wishes to stay anonymous is not found by name, nor by details that say it.
CREATE FUNCTION sv_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  details text := sv_fold(NEW."requestDetails");
  part text;
BEGIN
  IF NEW."anonymous" THEN
    FOR part IN SELECT p FROM regexp_split_to_table(sv_fold(NEW."victimName"), '[^[:alnum:]]+') p WHERE length(p) > 1 LOOP
      details := replace(details, part, '');
    END LOOP;
    NEW."searchText" := sv_fold(NEW."caseId") || ' ' || details;
  ELSE
    NEW."searchText" := sv_fold(NEW."victimName") || ' ' || sv_fold(NEW."caseId") || ' ' || details;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "EmergencyRequest_search" BEFORE INSERT OR UPDATE OF "victimName", "caseId", "requestDetails", "anonymous" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_request_search();
UPDATE "EmergencyRequest" SET "requestDetails" = "requestDetails";

ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_value_is_not_negative" CHECK ("estimatedValueCents" >= 0);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_people_are_1_to_10" CHECK ("people" BETWEEN 1 AND 10);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_hours_are_1_to_24" CHECK ("hours" BETWEEN 1 AND 24);
ALTER TABLE "PersonVerdict" ADD CONSTRAINT "PersonVerdict_in_order" CHECK ("firstId" < "secondId");

-- A dispatch that was voided is kept for the history, and counts no more.
CREATE OR REPLACE FUNCTION sv_request_edges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = OLD."status" THEN
    RETURN NEW;
  END IF;
  IF (OLD."status", NEW."status") IN (
    ('pending', 'processing'), ('pending', 'approved'), ('pending', 'denied'),
    ('processing', 'approved'), ('processing', 'denied'),
    ('approved', 'dispatched'), ('approved', 'completed'),
    ('dispatched', 'completed')
  ) THEN
    RETURN NEW;
  END IF;
  IF current_setting('safevoice.step_back', true) = 'on' AND NEW."status" IN ('pending', 'approved', 'completed')
    AND NOT EXISTS (SELECT FROM "FundAllocation" WHERE "requestId" = NEW."id" AND "status" = 'distributed')
    AND (NEW."status" = 'completed' OR NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = NEW."id" AND "voidedAt" IS NULL))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A request cannot go from % to %.', OLD."status", NEW."status" USING ERRCODE = 'SV001';
END $$;

CREATE OR REPLACE FUNCTION sv_dispatched_has_dispatch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = NEW."id" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = NEW."id" AND "voidedAt" IS NULL)
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION sv_dispatch_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = OLD."requestId" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = OLD."requestId" AND "voidedAt" IS NULL)
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "HelpDispatch_stays_with_dispatched" ON "HelpDispatch";
CREATE CONSTRAINT TRIGGER "HelpDispatch_stays_with_dispatched"
  AFTER DELETE OR UPDATE OF "requestId", "voidedAt" ON "HelpDispatch" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION sv_dispatch_stays();

-- A letter stays as it was written: it can be declared void, and nothing else.
CREATE FUNCTION sv_letter_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A letter stays as it was written.' USING ERRCODE = 'SV001';
END $$;

CREATE TRIGGER "Letter_stays_as_written" BEFORE UPDATE ON "Letter" FOR EACH ROW
  WHEN (OLD."number" IS NOT NULL AND (NEW."number", NEW."hash", NEW."htmlSealed", NEW."textSealed", NEW."checkKey", NEW."requestId", NEW."factsSealed")
    IS DISTINCT FROM (OLD."number", OLD."hash", OLD."htmlSealed", OLD."textSealed", OLD."checkKey", OLD."requestId", OLD."factsSealed"))
  EXECUTE FUNCTION sv_letter_stays();

-- The last active super admin stays, also when two remove each other at one moment: the lock lets one of them look after the other.
CREATE FUNCTION sv_super_admin_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('super-admins', 0));
  IF NOT EXISTS (SELECT FROM "Admin" WHERE "role" = 'super_admin' AND "isActive") THEN
    RAISE EXCEPTION 'The last active super admin stays.' USING ERRCODE = 'SV003';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Admin_super_admin_stays_on_update" AFTER UPDATE OF "role", "isActive" ON "Admin" FOR EACH ROW
  WHEN (OLD."role" = 'super_admin' AND OLD."isActive" AND (NEW."role" <> 'super_admin' OR NOT NEW."isActive"))
  EXECUTE FUNCTION sv_super_admin_stays();
CREATE TRIGGER "Admin_super_admin_stays_on_delete" AFTER DELETE ON "Admin" FOR EACH ROW
  WHEN (OLD."role" = 'super_admin' AND OLD."isActive") EXECUTE FUNCTION sv_super_admin_stays();
