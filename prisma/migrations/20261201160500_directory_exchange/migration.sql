-- note: Adds columns, a trigger and a table for the directory. The directory has some thousand rows, so nothing waits for long.
-- AlterTable
ALTER TABLE "Resource" ADD COLUMN     "exchangeId" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "fullAt" TIMESTAMPTZ(3),
ADD COLUMN     "fullUntil" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "AvailabilityLink" (
    "id" SERIAL NOT NULL,
    "resourceId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdBy" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AvailabilityLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AvailabilityLink_tokenHash_key" ON "AvailabilityLink"("tokenHash");

-- CreateIndex
CREATE INDEX "AvailabilityLink_resourceId_idx" ON "AvailabilityLink"("resourceId");

-- CreateIndex
CREATE UNIQUE INDEX "Resource_exchangeId_key" ON "Resource"("exchangeId");

-- AddForeignKey
ALTER TABLE "AvailabilityLink" ADD CONSTRAINT "AvailabilityLink_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of two administrators who make a link at once, one replaces the other's.
CREATE UNIQUE INDEX "AvailabilityLink_one_live" ON "AvailabilityLink"("resourceId") WHERE "revokedAt" IS NULL;

-- Whether a bed is free can tell where a hidden shelter is, or send someone there. It says only to call.
ALTER TABLE "Resource" ADD CONSTRAINT "Resource_full_has_its_end" CHECK (("fullAt" IS NULL) = ("fullUntil" IS NULL));
ALTER TABLE "Resource" ADD CONSTRAINT "Resource_hidden_is_never_full" CHECK (NOT "isLocationHidden" OR "fullAt" IS NULL);

-- What the exchange gives as `last_modified`. A reload of the file writes every row, mostly unchanged.
CREATE FUNCTION sv_resource_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF ROW(NEW."state", NEW."type", NEW."name", NEW."description", NEW."contactInfo", NEW."phone", NEW."website",
      NEW."address", NEW."hours", NEW."kind", NEW."city", NEW."area", NEW."counties", NEW."isLocationHidden",
      NEW."sourceRetrieved", NEW."confidence", NEW."confirmedAt", NEW."retiredAt")
    IS DISTINCT FROM ROW(OLD."state", OLD."type", OLD."name", OLD."description", OLD."contactInfo", OLD."phone",
      OLD."website", OLD."address", OLD."hours", OLD."kind", OLD."city", OLD."area", OLD."counties",
      OLD."isLocationHidden", OLD."sourceRetrieved", OLD."confidence", OLD."confirmedAt", OLD."retiredAt")
  THEN
    NEW."changedAt" := clock_timestamp();
  END IF;
  IF NEW."isLocationHidden" THEN
    NEW."fullAt" := NULL;
    NEW."fullUntil" := NULL;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_resource_changed() IS 'When an entry last changed, for the directory exchange. An entry with a hidden location is never full.';
CREATE TRIGGER "Resource_changed" BEFORE UPDATE ON "Resource" FOR EACH ROW EXECUTE FUNCTION sv_resource_changed();
