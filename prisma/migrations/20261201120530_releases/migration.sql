-- note: Adds a table, and two columns without a default and a check on ApiKey, which has few rows. Nothing waits for long.
-- CreateEnum
CREATE TYPE "ReleaseGroup" AS ENUM ('identity', 'contact', 'circumstances');

-- CreateEnum
CREATE TYPE "ReleaseWay" AS ENUM ('paper', 'device', 'pass', 'law');

-- CreateEnum
CREATE TYPE "ReleaseSigner" AS ENUM ('person', 'parent', 'guardian');

-- AlterTable
ALTER TABLE "ApiKey" ADD COLUMN     "agreement" TEXT,
ADD COLUMN     "body" TEXT;

-- CreateTable
CREATE TABLE "Release" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "bodyKey" TEXT NOT NULL,
    "what" "ReleaseGroup"[],
    "purpose" TEXT NOT NULL,
    "way" "ReleaseWay" NOT NULL,
    "days" INTEGER NOT NULL,
    "signedAt" TIMESTAMPTZ(3),
    "until" TIMESTAMPTZ(3),
    "scanId" UUID,
    "signer" "ReleaseSigner",
    "signerName" TEXT NOT NULL DEFAULT '',
    "signerRelation" TEXT NOT NULL DEFAULT '',
    "isSignerSafe" BOOLEAN NOT NULL DEFAULT false,
    "authority" TEXT,
    "isNotified" BOOLEAN NOT NULL DEFAULT false,
    "notNotifiedReason" TEXT NOT NULL DEFAULT '',
    "takenBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "withdrawnAt" TIMESTAMPTZ(3),
    "withdrawnBy" TEXT,

    CONSTRAINT "Release_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Release_requestId_bodyKey_idx" ON "Release"("requestId", "bodyKey");

-- CreateIndex
CREATE INDEX "Release_scanId_idx" ON "Release"("scanId");

-- AddForeignKey
ALTER TABLE "Release" ADD CONSTRAINT "Release_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Release" ADD CONSTRAINT "Release_scanId_fkey" FOREIGN KEY ("scanId") REFERENCES "Evidence"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- A release ends at most 90 days after its signature, and only a law needs no signature. What it permits
-- never changes after that; it is withdrawn once.
ALTER TABLE "Release"
  ADD CONSTRAINT "Release_names_what" CHECK (coalesce(cardinality("what"), 0) > 0),
  ADD CONSTRAINT "Release_days" CHECK ("days" BETWEEN 1 AND 90),
  ADD CONSTRAINT "Release_ends_in_time" CHECK ("until" > "signedAt" AND "until" <= "signedAt" + interval '2160 hours'),
  ADD CONSTRAINT "Release_ends_if_signed" CHECK (("signedAt" IS NULL) = ("until" IS NULL)),
  ADD CONSTRAINT "Release_only_pass_waits" CHECK ("signedAt" IS NOT NULL OR "way" = 'pass'),
  ADD CONSTRAINT "Release_law_is_named" CHECK (("way" = 'law') = ("authority" IS NOT NULL) AND trim("authority") <> ''),
  ADD CONSTRAINT "Release_has_signer" CHECK (("way" = 'law') = ("signer" IS NULL)),
  ADD CONSTRAINT "Release_signer_did_no_harm" CHECK ("signer" IS NULL OR "signer" = 'person' OR "isSignerSafe"),
  ADD CONSTRAINT "Release_withdrawn_by" CHECK (("withdrawnAt" IS NULL) = ("withdrawnBy" IS NULL));
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_agreement_names_body" CHECK ("agreement" IS NULL OR "body" IS NOT NULL);

CREATE FUNCTION sv_release_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A release stays as it was signed, and is withdrawn once.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_release_stays IS 'A signed release permits no more than it did, and ends no later. A withdrawal is final.';
CREATE TRIGGER "Release_stays_as_signed" BEFORE UPDATE ON "Release" FOR EACH ROW
  WHEN ((OLD."signedAt" IS NOT NULL AND (NEW."requestId" <> OLD."requestId" OR NEW."what" <> OLD."what" OR NEW."way" <> OLD."way"
      OR NEW."signedAt" IS DISTINCT FROM OLD."signedAt" OR NEW."until" IS DISTINCT FROM OLD."until" OR NEW."authority" IS DISTINCT FROM OLD."authority"
      OR (NEW."bodyKey" <> OLD."bodyKey" AND NEW."bodyKey" <> '')))
    OR (OLD."withdrawnAt" IS NOT NULL AND (NEW."withdrawnAt" IS DISTINCT FROM OLD."withdrawnAt" OR NEW."signedAt" IS DISTINCT FROM OLD."signedAt")))
  EXECUTE FUNCTION sv_release_stays();
