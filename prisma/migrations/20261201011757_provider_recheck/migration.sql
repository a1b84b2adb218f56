-- note: Adds columns with constant defaults or none, a check and a trigger on Session. Nothing waits for long. Sessions that are open now are asked about from their next sign-in on.
-- AlterTable
ALTER TABLE "IdentityProvider" ADD COLUMN     "failingSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "OfficerSignIn" ADD COLUMN     "refreshSealed" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "endedByProvider" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "providerCheckAt" TIMESTAMPTZ(3),
ADD COLUMN     "providerCheckedAt" TIMESTAMPTZ(3),
ADD COLUMN     "providerSubject" TEXT,
ADD COLUMN     "refreshSealed" TEXT;


-- Without these the provider cannot be asked.
ALTER TABLE "Session" ADD CONSTRAINT "Session_asked_again" CHECK ("refreshSealed" IS NULL
  OR ("providerId" IS NOT NULL AND "providerSubject" IS NOT NULL AND "providerCheckedAt" IS NOT NULL AND "providerCheckAt" IS NOT NULL));

CREATE FUNCTION session_forget_refresh() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW."refreshSealed" := NULL;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION session_forget_refresh IS 'A session that ended has no refresh token, in whichever way it ended.';
CREATE TRIGGER "Session_forgets_refresh" BEFORE INSERT OR UPDATE ON "Session" FOR EACH ROW
  WHEN (NEW."endedAt" IS NOT NULL AND NEW."refreshSealed" IS NOT NULL) EXECUTE FUNCTION session_forget_refresh();
