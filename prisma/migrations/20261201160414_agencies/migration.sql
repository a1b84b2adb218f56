-- note: Adds five empty columns, which is instant, and two indexes without rows. Writes wait for moments only. Every account sees the whole program, as before.
-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "programWide" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "ApiKey" ADD COLUMN     "agencyId" INTEGER;

-- AlterTable
ALTER TABLE "EmergencyRequest" ADD COLUMN     "agencyId" INTEGER;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "agencyId" INTEGER;

-- AlterTable
ALTER TABLE "Verification" ADD COLUMN     "agencyId" INTEGER;

-- CreateTable
CREATE TABLE "Agency" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "contact" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Agency_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AgencyDomain" (
    "domain" TEXT NOT NULL,
    "agencyId" INTEGER NOT NULL,

    CONSTRAINT "AgencyDomain_pkey" PRIMARY KEY ("domain")
);

-- CreateTable
CREATE TABLE "AdminAgency" (
    "adminId" INTEGER NOT NULL,
    "agencyId" INTEGER NOT NULL,

    CONSTRAINT "AdminAgency_pkey" PRIMARY KEY ("adminId","agencyId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Agency_name_key" ON "Agency"("name");

-- CreateIndex
CREATE INDEX "AgencyDomain_agencyId_idx" ON "AgencyDomain"("agencyId");

-- CreateIndex
CREATE INDEX "AdminAgency_agencyId_idx" ON "AdminAgency"("agencyId");

-- AddForeignKey
ALTER TABLE "Verification" ADD CONSTRAINT "Verification_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgencyDomain" ADD CONSTRAINT "AgencyDomain_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminAgency" ADD CONSTRAINT "AdminAgency_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminAgency" ADD CONSTRAINT "AdminAgency_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- A program without agencies keeps these two empty.
CREATE INDEX "EmergencyRequest_agency_idx" ON "EmergencyRequest" ("agencyId", "urgencyLevel", "createdAt" DESC, "id" DESC) WHERE "agencyId" IS NOT NULL;
CREATE INDEX "Verification_agency_idx" ON "Verification" ("agencyId", "createdAt" DESC, "id" DESC) WHERE "agencyId" IS NOT NULL;

ALTER TABLE "AgencyDomain" ADD CONSTRAINT "AgencyDomain_is_lower" CHECK ("domain" = lower("domain") AND "domain" NOT LIKE '%@%' AND "domain" <> '');

CREATE FUNCTION sv_agency_of(email text) RETURNS int
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT d."agencyId" FROM "AgencyDomain" d WHERE d."domain" = lower(substring(email FROM '@([^@]*)$') COLLATE "C")
$$;
COMMENT ON FUNCTION sv_agency_of(text) IS 'The agency with exactly the domain of this address; null if none has it.';

CREATE FUNCTION sv_case_has_agency() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  NEW."agencyId" := sv_agency_of(NEW."supervisorEmail");
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_case_has_agency() IS 'An officer''s case belongs to the agency of its supervisor''s domain, until an administrator moves it.';
CREATE TRIGGER "Verification_has_agency" BEFORE INSERT ON "Verification" FOR EACH ROW EXECUTE FUNCTION sv_case_has_agency();
CREATE TRIGGER "Verification_has_agency_of_next" BEFORE UPDATE OF "supervisorEmail" ON "Verification" FOR EACH ROW
  WHEN (lower(substring(OLD."supervisorEmail" FROM '@([^@]*)$')) IS DISTINCT FROM lower(substring(NEW."supervisorEmail" FROM '@([^@]*)$')))
  EXECUTE FUNCTION sv_case_has_agency();

CREATE FUNCTION sv_request_has_agency() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  NEW."agencyId" := (SELECT v."agencyId" FROM "Verification" v WHERE v."id" = NEW."verificationId" FOR SHARE);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_request_has_agency() IS 'A request under an officer''s case belongs to the agency of the case.';
CREATE TRIGGER "EmergencyRequest_has_agency" BEFORE INSERT ON "EmergencyRequest" FOR EACH ROW WHEN (NEW."verificationId" IS NOT NULL) EXECUTE FUNCTION sv_request_has_agency();
CREATE TRIGGER "EmergencyRequest_has_agency_of_next" BEFORE UPDATE OF "verificationId" ON "EmergencyRequest" FOR EACH ROW
  WHEN (NEW."verificationId" IS NOT NULL AND NEW."verificationId" IS DISTINCT FROM OLD."verificationId") EXECUTE FUNCTION sv_request_has_agency();

CREATE FUNCTION sv_requests_follow_agency() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  UPDATE "EmergencyRequest" SET "agencyId" = NEW."agencyId", "version" = "version" + 1
    WHERE "verificationId" = NEW."id" AND "agencyId" IS DISTINCT FROM NEW."agencyId";
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_requests_follow_agency() IS 'The requests of an officer''s case move with it. A decision on what was shown before loses.';
CREATE TRIGGER "Verification_requests_follow_agency" AFTER UPDATE ON "Verification" FOR EACH ROW WHEN (OLD."agencyId" IS DISTINCT FROM NEW."agencyId") EXECUTE FUNCTION sv_requests_follow_agency();

CREATE OR REPLACE FUNCTION sv_super_admin_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('super-admins', 0));
  IF NOT EXISTS (SELECT FROM "Admin" WHERE 'super_admin' = ANY("roles") AND "isActive" AND "signIn" <> 'provider' AND "programWide") THEN
    RAISE EXCEPTION 'The last active super admin stays.' USING ERRCODE = 'SV003';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_super_admin_stays() IS 'The last active super administrator stays who sees the whole program and can sign in without a provider: the way in when every provider is down. The lock lets one of two who remove each other see the result of the other.';
DROP TRIGGER "Admin_super_admin_stays_on_update" ON "Admin";
CREATE TRIGGER "Admin_super_admin_stays_on_update" AFTER UPDATE OF "roles", "isActive", "signIn", "programWide" ON "Admin" FOR EACH ROW
  WHEN ('super_admin'::"AdminRole" = ANY (OLD."roles") AND OLD."isActive" AND OLD."signIn" <> 'provider'::"AdminSignIn" AND OLD."programWide"
    AND (NOT 'super_admin'::"AdminRole" = ANY (NEW."roles") OR NOT NEW."isActive" OR NEW."signIn" = 'provider'::"AdminSignIn" OR NOT NEW."programWide"))
  EXECUTE FUNCTION sv_super_admin_stays();
