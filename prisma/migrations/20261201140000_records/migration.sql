-- note: Adds new tables, a setting, and triggers on the tables of cases. One check on EmergencyRequest reads every row once; writers of requests wait for that.
-- CreateEnum
CREATE TYPE "RecordClass" AS ENUM ('cases', 'evidence', 'recordings', 'government_id', 'messages', 'callbacks', 'feedback', 'session_networks');

-- CreateEnum
CREATE TYPE "HoldKind" AS ENUM ('litigation', 'public_records', 'other');

-- CreateEnum
CREATE TYPE "HoldScope" AS ENUM ('request', 'person', 'officer', 'agency', 'everything');

-- CreateEnum
CREATE TYPE "DestructionState" AS ENUM ('proposed', 'running', 'stopped', 'done', 'withdrawn');

-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "fiscalYearMonth" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "Hold" (
    "id" SERIAL NOT NULL,
    "kind" "HoldKind" NOT NULL,
    "matter" TEXT NOT NULL,
    "scope" "HoldScope" NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "placedById" INTEGER NOT NULL,
    "placedBy" TEXT NOT NULL,
    "placedAt" TIMESTAMPTZ(3) NOT NULL,
    "releasedBy" TEXT,
    "releasedAt" TIMESTAMPTZ(3),
    "releaseReason" TEXT,

    CONSTRAINT "Hold_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RetentionSchedule" (
    "record" "RecordClass" NOT NULL,
    "years" INTEGER,
    "citation" TEXT NOT NULL DEFAULT '',
    "changedBy" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "proposedYears" INTEGER,
    "proposedCitation" TEXT,
    "proposedById" INTEGER,
    "proposedBy" TEXT,
    "proposedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "RetentionSchedule_pkey" PRIMARY KEY ("record")
);

-- CreateTable
CREATE TABLE "FiscalYear" (
    "year" INTEGER NOT NULL,
    "reportsSentBy" TEXT NOT NULL,
    "reportsSentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FiscalYear_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "Destruction" (
    "id" SERIAL NOT NULL,
    "record" "RecordClass" NOT NULL,
    "year" INTEGER NOT NULL,
    "years" INTEGER NOT NULL,
    "citation" TEXT NOT NULL,
    "state" "DestructionState" NOT NULL DEFAULT 'proposed',
    "proposedById" INTEGER NOT NULL,
    "proposedBy" TEXT NOT NULL,
    "proposedAt" TIMESTAMPTZ(3) NOT NULL,
    "approvedById" INTEGER,
    "approvedBy" TEXT,
    "approvedAt" TIMESTAMPTZ(3),
    "stoppedBy" TEXT,
    "endedAt" TIMESTAMPTZ(3),
    "units" INTEGER NOT NULL DEFAULT 0,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "cursorUnit" TEXT NOT NULL DEFAULT '',
    "cursorKey" INTEGER NOT NULL DEFAULT 0,
    "held" INTEGER NOT NULL DEFAULT 0,
    "openMoney" INTEGER NOT NULL DEFAULT 0,
    "openReport" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Destruction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StrippedRecord" (
    "unit" TEXT NOT NULL,
    "key" INTEGER NOT NULL,
    "record" "RecordClass" NOT NULL,
    "destructionId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StrippedRecord_pkey" PRIMARY KEY ("unit","key","record")
);

-- CreateTable
CREATE TABLE "DestroyedFile" (
    "id" UUID NOT NULL,
    "destructionId" INTEGER NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DestroyedFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Hold_releasedAt_idx" ON "Hold"("releasedAt");

-- CreateIndex
CREATE INDEX "Destruction_state_idx" ON "Destruction"("state");

-- CreateIndex
CREATE INDEX "Destruction_year_record_idx" ON "Destruction"("year", "record");

-- CreateIndex
CREATE INDEX "StrippedRecord_destructionId_idx" ON "StrippedRecord"("destructionId");

-- CreateIndex
CREATE INDEX "DestroyedFile_destructionId_removedAt_idx" ON "DestroyedFile"("destructionId", "removedAt");

-- AddForeignKey
ALTER TABLE "Destruction" ADD CONSTRAINT "Destruction_year_fkey" FOREIGN KEY ("year") REFERENCES "FiscalYear"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StrippedRecord" ADD CONSTRAINT "StrippedRecord_destructionId_fkey" FOREIGN KEY ("destructionId") REFERENCES "Destruction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DestroyedFile" ADD CONSTRAINT "DestroyedFile_destructionId_fkey" FOREIGN KEY ("destructionId") REFERENCES "Destruction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


ALTER TABLE "SystemConfig" ADD CONSTRAINT "SystemConfig_fiscal_year_begins_in_a_month" CHECK ("fiscalYearMonth" BETWEEN 1 AND 12);
ALTER TABLE "Hold" ADD CONSTRAINT "Hold_names_its_matter" CHECK ("matter" <> '');
ALTER TABLE "Hold" ADD CONSTRAINT "Hold_names_what_it_covers" CHECK (("scope" = 'everything') = ("subject" = '')
  AND ("scope" IN ('everything', 'agency') OR "subject" ~ '^[1-9][0-9]{0,8}$'));
ALTER TABLE "Hold" ADD CONSTRAINT "Hold_released_has_a_reason"
  CHECK (("releasedAt" IS NULL) = ("releasedBy" IS NULL) AND ("releasedAt" IS NULL) = ("releaseReason" IS NULL) AND "releaseReason" <> '');
ALTER TABLE "RetentionSchedule" ADD CONSTRAINT "RetentionSchedule_names_its_law"
  CHECK (("years" IS NULL) = ("citation" = '') AND "years" BETWEEN 1 AND 100);
ALTER TABLE "RetentionSchedule" ADD CONSTRAINT "RetentionSchedule_proposal_names_its_law" CHECK (
  ("proposedYears" IS NULL) = ("proposedCitation" IS NULL) AND ("proposedYears" IS NULL) = ("proposedAt" IS NULL)
  AND ("proposedYears" IS NULL) = ("proposedById" IS NULL) AND ("proposedYears" IS NULL) = ("proposedBy" IS NULL)
  AND "proposedCitation" <> '' AND "proposedYears" BETWEEN 1 AND 100);
ALTER TABLE "Destruction" ADD CONSTRAINT "Destruction_names_its_law" CHECK ("citation" <> '');
ALTER TABLE "Destruction" ADD CONSTRAINT "Destruction_is_approved_by_another" CHECK ("approvedById" <> "proposedById");
ALTER TABLE "Destruction" ADD CONSTRAINT "Destruction_runs_once_it_is_approved" CHECK (
  ("approvedById" IS NULL) = ("approvedAt" IS NULL) AND ("approvedById" IS NULL) = ("approvedBy" IS NULL)
  AND ("state" IN ('proposed', 'withdrawn')) = ("approvedById" IS NULL)
  AND ("state" IN ('done', 'withdrawn')) = ("endedAt" IS NOT NULL));
CREATE UNIQUE INDEX "Destruction_one_open" ON "Destruction" ("year", "record") WHERE "state" IN ('proposed', 'running', 'stopped');
COMMENT ON INDEX "Destruction_one_open" IS 'One destruction of a class and year at a time.';

-- A stripped request has no name, and its confirmed needs are gone.
ALTER TABLE "EmergencyRequest" DROP CONSTRAINT "EmergencyRequest_confirmed_needs_have_a_moment";
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_confirmed_needs_have_a_moment" CHECK (
  "needsSource" IS DISTINCT FROM 'confirmed'
  OR ("needs" IS NOT NULL OR "victimName" = '') AND "needsConfirmedAt" IS NOT NULL AND "needsConfirmedKind" IS NOT NULL);

CREATE FUNCTION sv_held(unit text, key int) RETURNS boolean LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  IF key IS NULL OR NOT EXISTS (SELECT FROM "Hold" h WHERE h."releasedAt" IS NULL) THEN RETURN false; END IF;
  IF EXISTS (SELECT FROM "Hold" h WHERE h."releasedAt" IS NULL AND h."scope" = 'everything') THEN RETURN true; END IF;
  IF unit = 'request' THEN
    RETURN EXISTS (SELECT FROM "Hold" h CROSS JOIN "EmergencyRequest" r
      LEFT JOIN "Verification" v ON v."id" = r."verificationId"
      LEFT JOIN "Officer" o ON o."id" = coalesce(r."officerId", v."officerId")
      WHERE h."releasedAt" IS NULL AND r."id" = key AND CASE h."scope"
        WHEN 'request' THEN h."subject" = r."id"::text
        WHEN 'person' THEN h."subject" = r."id"::text
          OR EXISTS (SELECT FROM "PersonKey" a JOIN "PersonKey" b ON b."kind" = a."kind" AND b."key" = a."key"
            WHERE a."requestId" = r."id" AND a."key" <> '' AND b."requestId" = h."subject"::int)
          OR r."id" IN (WITH RECURSIVE same AS (SELECT h."subject"::int AS "id"
            UNION SELECT CASE WHEN w."firstId" = s."id" THEN w."secondId" ELSE w."firstId" END
            FROM same s JOIN "PersonVerdict" w ON w."answer" = 'same' AND s."id" IN (w."firstId", w."secondId"))
            SELECT "id" FROM same)
        WHEN 'officer' THEN h."subject" IN (r."officerId"::text, v."officerId"::text)
        WHEN 'agency' THEN sv_of_agency(o."email", h."subject") OR sv_of_agency(v."supervisorEmail", h."subject")
        ELSE true END);
  ELSIF unit = 'case' THEN
    RETURN EXISTS (SELECT FROM "Hold" h CROSS JOIN "Verification" v JOIN "Officer" o ON o."id" = v."officerId"
      WHERE h."releasedAt" IS NULL AND v."id" = key
        AND (h."scope" = 'officer' AND h."subject" = o."id"::text
          OR h."scope" = 'agency' AND (sv_of_agency(o."email", h."subject") OR sv_of_agency(v."supervisorEmail", h."subject"))))
      OR EXISTS (SELECT FROM "EmergencyRequest" r WHERE r."verificationId" = key AND sv_held('request', r."id"));
  ELSIF unit = 'officer' THEN
    RETURN EXISTS (SELECT FROM "Hold" h JOIN "Officer" o ON o."id" = key
      WHERE h."releasedAt" IS NULL
        AND (h."scope" = 'officer' AND h."subject" = key::text OR h."scope" = 'agency' AND sv_of_agency(o."email", h."subject")));
  ELSIF unit = 'citizen' THEN
    RETURN EXISTS (SELECT FROM "EmergencyRequest" r WHERE r."citizenId" = key AND sv_held('request', r."id"));
  ELSIF unit = 'Session' THEN
    RETURN EXISTS (SELECT FROM "Session" s WHERE s."id" = key AND (sv_held('case', s."verificationId")
      OR sv_held('citizen', s."citizenId") OR sv_held('officer', s."officerId")));
  END IF;
  RETURN false;
END $$;
COMMENT ON FUNCTION sv_held IS 'Whether a hold covers a request, an officer''s case, an officer, a citizen, or a row that is a record by itself. A person''s requests are those with a key in common, also a shared phone or address: it keeps too much rather than too little.';

CREATE FUNCTION sv_of_agency(address text, domain text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(split_part(address, '@', 2)) = domain OR right(lower(split_part(address, '@', 2)), length(domain) + 1) = '.' || domain
$$;
COMMENT ON FUNCTION sv_of_agency IS 'Whether an address is of an agency''s domain, or of a subdomain.';

CREATE FUNCTION sv_holds_lock(shared boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF shared THEN PERFORM pg_advisory_xact_lock_shared(hashtextextended('holds', 0));
  ELSE PERFORM pg_advisory_xact_lock(hashtextextended('holds', 0)); END IF;
END $$;
COMMENT ON FUNCTION sv_holds_lock IS 'A hold that is placed waits for deletions under way, and later ones see it.';

CREATE FUNCTION sv_empty(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT value IS NULL OR value IN ('null', '""', '[]', '{}')
$$;
COMMENT ON FUNCTION sv_empty IS 'Whether a column holds nothing, as a strip leaves it.';

CREATE FUNCTION sv_held_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  part text;
  unit text := '';
  path text;
  number int;
  before jsonb;
  after jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    before := to_jsonb(OLD);
    after := to_jsonb(NEW);
    IF NOT EXISTS (SELECT FROM unnest(string_to_array(TG_ARGV[1], ',')) c WHERE sv_empty(after -> c) AND NOT sv_empty(before -> c)) THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM sv_holds_lock(true);
  IF EXISTS (SELECT FROM "Hold" WHERE "releasedAt" IS NULL) THEN
    FOREACH part IN ARRAY string_to_array(TG_ARGV[0], ',') LOOP
      -- A row of a request is kept with it, not with another request of the same case; one of two requests with both.
      EXIT WHEN number IS NOT NULL AND split_part(part, '=', 1) <> unit;
      unit := split_part(part, '=', 1);
      path := split_part(part, '=', 2);
      EXECUTE format('SELECT ($1).%I::int', path) INTO number USING OLD;
      IF sv_held(unit, number) THEN
        RAISE EXCEPTION 'A hold keeps this row of %.', TG_TABLE_NAME USING ERRCODE = 'SV006';
      END IF;
    END LOOP;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_held_stays IS 'A row under a hold is not deleted, and none of its required texts is emptied.';

CREATE FUNCTION sv_held_is_not_emptied() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM sv_holds_lock(true);
  IF EXISTS (SELECT FROM "Hold" WHERE "releasedAt" IS NULL) THEN
    RAISE EXCEPTION 'A hold keeps rows of %.', TG_TABLE_NAME USING ERRCODE = 'SV006';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_held_is_not_emptied IS 'While any hold is active, no table with held rows is truncated.';

CREATE FUNCTION sv_stripped_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  part text;
  number int;
  gone text[] := '{}';
  own text := TG_ARGV[1];
  holds jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM "StrippedRecord") THEN RETURN NEW; END IF;
  FOREACH part IN ARRAY string_to_array(TG_ARGV[0], ',') LOOP
    EXECUTE format('SELECT ($1).%I::int', split_part(part, '=', 2)) INTO number USING NEW;
    IF number IS NOT NULL THEN
      gone := gone || ARRAY(SELECT s."record"::text FROM "StrippedRecord" s WHERE s."unit" = split_part(part, '=', 1) AND s."key" = number);
    END IF;
  END LOOP;
  IF cardinality(gone) = 0 THEN RETURN NEW; END IF;
  holds := to_jsonb(NEW);
  IF own LIKE '%:%' THEN
    SELECT split_part(one, '=', 2) INTO own FROM unnest(string_to_array(split_part(TG_ARGV[1], ':', 2), ';')) one
      WHERE split_part(one, '=', 1) = holds ->> split_part(TG_ARGV[1], ':', 1);
  END IF;
  IF TG_ARGV[2] = 'rows' AND own = ANY (gone) OR EXISTS (
    SELECT FROM unnest(string_to_array(TG_ARGV[3], ',')) c
    WHERE coalesce(nullif(split_part(c, ':', 2), ''), own) = ANY (gone) AND NOT sv_empty(holds -> split_part(c, ':', 1)))
  THEN
    RAISE EXCEPTION 'This record of % was destroyed.', TG_TABLE_NAME USING ERRCODE = 'SV007';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_stripped_stays IS 'A record that was stripped stays empty. Also a late job or a repeated call writes nothing into it.';

CREATE FUNCTION sv_hold_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM sv_holds_lock(false);
    IF NEW."releasedAt" IS NULL THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' AND OLD."releasedAt" IS NULL AND NEW."releasedAt" IS NOT NULL
    AND (NEW."id", NEW."kind", NEW."matter", NEW."scope", NEW."subject", NEW."placedById", NEW."placedBy", NEW."placedAt")
      = (OLD."id", OLD."kind", OLD."matter", OLD."scope", OLD."subject", OLD."placedById", OLD."placedBy", OLD."placedAt") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A hold is released once, with a reason, and otherwise stays.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_hold_stays IS 'A hold is never deleted or changed. It is released once.';

CREATE TRIGGER "Hold_stays" BEFORE INSERT OR UPDATE OR DELETE ON "Hold" FOR EACH ROW EXECUTE FUNCTION sv_hold_stays();
CREATE TRIGGER "Hold_is_not_emptied" BEFORE TRUNCATE ON "Hold" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();

CREATE FUNCTION sv_destruction_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."state" NOT IN ('done', 'withdrawn')
    AND (NEW."id", NEW."record", NEW."year", NEW."years", NEW."citation", NEW."proposedById", NEW."proposedBy", NEW."proposedAt")
      = (OLD."id", OLD."record", OLD."year", OLD."years", OLD."citation", OLD."proposedById", OLD."proposedBy", OLD."proposedAt")
    AND (OLD."approvedById" IS NULL OR NEW."approvedById" = OLD."approvedById") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A destruction keeps who proposed and approved it.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_destruction_stays IS 'A destruction is never deleted, and never changed once it ended.';

CREATE TRIGGER "Destruction_stays" BEFORE UPDATE OR DELETE ON "Destruction" FOR EACH ROW EXECUTE FUNCTION sv_destruction_stays();
CREATE TRIGGER "Destruction_is_not_emptied" BEFORE TRUNCATE ON "Destruction" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();

CREATE FUNCTION sv_strip_is_approved() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM sv_holds_lock(true);
  IF sv_held(NEW."unit", NEW."key") THEN
    RAISE EXCEPTION 'A hold keeps % %.', NEW."unit", NEW."key" USING ERRCODE = 'SV006';
  END IF;
  IF NOT EXISTS (SELECT FROM "Destruction" d WHERE d."id" = NEW."destructionId" AND d."state" = 'running' AND d."record" = NEW."record") THEN
    RAISE EXCEPTION 'Two people approve a strip.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_strip_is_approved IS 'A record is stripped only by a destruction that two people approved, and never under a hold.';

CREATE TRIGGER "StrippedRecord_is_approved" BEFORE INSERT ON "StrippedRecord" FOR EACH ROW EXECUTE FUNCTION sv_strip_is_approved();
CREATE TRIGGER "StrippedRecord_only_grows" BEFORE UPDATE OR DELETE ON "StrippedRecord" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "StrippedRecord_is_not_emptied" BEFORE TRUNCATE ON "StrippedRecord" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();

CREATE OR REPLACE FUNCTION sv_letter_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW."factsSealed" = '' AND NEW."htmlSealed" IS NULL AND NEW."textSealed" IS NULL
    AND (NEW."number", NEW."hash", NEW."checkKey", NEW."requestId") IS NOT DISTINCT FROM (OLD."number", OLD."hash", OLD."checkKey", OLD."requestId")
    AND EXISTS (SELECT FROM "StrippedRecord" s WHERE s."unit" = 'request' AND s."key" = OLD."requestId" AND s."record" = 'cases')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A letter stays as it was written.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_letter_stays IS 'A letter stays as it was written, until its case is destroyed: then its text is empty, and its number, hash and check code stay.';

CREATE OR REPLACE FUNCTION sv_request_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  number text := sv_fold(NEW."caseId");
  names text := sv_fold(NEW."victimName");
  phones text := sv_fold(NEW."victimContact" || ', ' || NEW."victimPhone");
  details text := sv_fold(NEW."requestDetails");
  info record;
  part text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT sv_fold(i."fullName") AS "name", sv_fold(i."phone") AS "phone" INTO info FROM "VictimInfo" i WHERE i."requestId" = NEW."id";
    IF FOUND THEN
      names := names || CASE WHEN info."name" = names THEN '' ELSE ' ' || info."name" END;
      phones := phones || ', ' || info."phone";
    END IF;
  END IF;
  IF NEW."victimName" = '' AND NEW."requestDetails" = '' THEN
    NEW."searchText" := '';
    RETURN NEW;
  END IF;
  IF NEW."anonymous" THEN
    FOR part IN SELECT p FROM regexp_split_to_table(names, '[^[:alnum:]]+') p WHERE length(p) > 1 LOOP
      details := replace(details, part, '');
    END LOOP;
    NEW."searchText" := concat_ws(' ', number, sv_numbers(number), details);
  ELSE
    NEW."searchText" := concat_ws(' ', names, number, details, sv_numbers(concat_ws(',', number, phones, details)));
  END IF;
  RETURN NEW;
END $function$;
COMMENT ON FUNCTION sv_request_search IS 'What the search of requests reads: names of the request and of its victim information, the case number, the details, and numbers as digits. A person who wishes to stay anonymous is found by the case only: not by name or phone, nor by details that say the name. A destroyed request is not found.';

-- Made by tests/harness/records/record-guards.ts from the inventory of personal data.
CREATE TRIGGER "EmergencyRequest_held_stays" BEFORE DELETE OR UPDATE OF "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "requestDetails", "searchText" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=id,case=verificationId,citizen=citizenId,officer=officerId', 'victimName,victimContact,victimAddress,victimPhone,victimEmail,requestDetails,searchText');
CREATE TRIGGER "EmergencyRequest_held_is_not_emptied" BEFORE TRUNCATE ON "EmergencyRequest"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "EmergencyRequest_stripped_stays" BEFORE INSERT OR UPDATE OF "victimName", "victimContact", "victimAddress", "victimPhone", "victimPhoneE164", "victimEmail", "requestDetails", "needs", "aiJustification", "decisionReason", "searchText" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=id,case=verificationId,citizen=citizenId', 'cases', 'columns', 'victimName,victimContact,victimAddress,victimPhone,victimPhoneE164,victimEmail,requestDetails,needs,aiJustification,decisionReason,searchText');
CREATE TRIGGER "VictimInfo_held_stays" BEFORE DELETE OR UPDATE OF "fullName", "dateOfBirthSealed", "address", "city", "state", "zipCode", "phone", "email", "needStatement", "relationToOfficer", "employmentStatus" ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'fullName,dateOfBirthSealed,address,city,state,zipCode,phone,email,needStatement,relationToOfficer,employmentStatus');
CREATE TRIGGER "VictimInfo_held_is_not_emptied" BEFORE TRUNCATE ON "VictimInfo"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "VictimInfo_stripped_stays" BEFORE INSERT OR UPDATE OF "governmentIdSealed", "fullName", "dateOfBirthSealed", "address", "city", "state", "zipCode", "phone", "phoneE164", "email", "needStatement", "relationToOfficer", "otherAssistance", "dependents", "employmentStatus", "emergencyContact" ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'governmentIdSealed:government_id,fullName,dateOfBirthSealed,address,city,state,zipCode,phone,phoneE164,email,needStatement,relationToOfficer,otherAssistance,dependents,employmentStatus,emergencyContact');
CREATE TRIGGER "Recipient_held_stays" BEFORE DELETE OR UPDATE OF "caseNumber", "fullName", "dateOfBirthSealed", "address", "phone", "statementOfNeed" ON "Recipient"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('case=verificationId', 'caseNumber,fullName,dateOfBirthSealed,address,phone,statementOfNeed');
CREATE TRIGGER "Recipient_held_is_not_emptied" BEFORE TRUNCATE ON "Recipient"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Recipient_stripped_stays" BEFORE INSERT OR UPDATE OF "caseNumber", "fullName", "dateOfBirthSealed", "address", "phone", "phoneE164", "email", "statementOfNeed", "needs", "language" ON "Recipient"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('case=verificationId', 'cases', 'rows', 'caseNumber,fullName,dateOfBirthSealed,address,phone,phoneE164,email,statementOfNeed,needs,language');
CREATE TRIGGER "Evidence_held_stays" BEFORE DELETE OR UPDATE OF "fileName", "mediaType", "sha256" ON "Evidence"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId,case=verificationId,citizen=citizenId,officer=officerId', 'fileName,mediaType,sha256');
CREATE TRIGGER "Evidence_held_is_not_emptied" BEFORE TRUNCATE ON "Evidence"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Evidence_stripped_stays" BEFORE INSERT OR UPDATE OF "fileName", "mediaType", "sha256" ON "Evidence"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId,case=verificationId,citizen=citizenId', 'kind:document=evidence;recipient_statement=recordings', 'rows', 'fileName,mediaType,sha256');
CREATE TRIGGER "Citizen_held_stays" BEFORE DELETE OR UPDATE OF "originKey" ON "Citizen"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('citizen=id', 'originKey');
CREATE TRIGGER "Citizen_held_is_not_emptied" BEFORE TRUNCATE ON "Citizen"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Citizen_stripped_stays" BEFORE UPDATE OF "originKey" ON "Citizen"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('citizen=id', 'cases', 'columns', 'originKey');
CREATE TRIGGER "PersonKey_held_stays" BEFORE DELETE OR UPDATE OF "kind", "key" ON "PersonKey"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'kind,key');
CREATE TRIGGER "PersonKey_held_is_not_emptied" BEFORE TRUNCATE ON "PersonKey"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PersonKey_stripped_stays" BEFORE INSERT OR UPDATE OF "kind", "key" ON "PersonKey"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'kind,key');
CREATE TRIGGER "SafeContact_held_stays" BEFORE DELETE OR UPDATE OF "timeZone", "way", "mayLeaveMessage" ON "SafeContact"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'timeZone,way,mayLeaveMessage');
CREATE TRIGGER "SafeContact_held_is_not_emptied" BEFORE TRUNCATE ON "SafeContact"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "SafeContact_stripped_stays" BEFORE INSERT OR UPDATE OF "timeZone", "way", "fromMinute", "toMinute", "mayLeaveMessage" ON "SafeContact"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'timeZone,way,fromMinute,toMinute,mayLeaveMessage');
CREATE TRIGGER "FundAllocation_held_stays" BEFORE DELETE OR UPDATE OF "justification", "limitKeys" ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'justification,limitKeys');
CREATE TRIGGER "FundAllocation_held_is_not_emptied" BEFORE TRUNCATE ON "FundAllocation"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "FundAllocation_stripped_stays" BEFORE INSERT OR UPDATE OF "justification", "differenceNote", "limitKeys" ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'justification,differenceNote,limitKeys');
CREATE TRIGGER "Approval_held_stays" BEFORE DELETE ON "Approval"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', '');
CREATE TRIGGER "Approval_held_is_not_emptied" BEFORE TRUNCATE ON "Approval"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Approval_stripped_stays" BEFORE INSERT OR UPDATE OF "reason" ON "Approval"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'reason');
CREATE TRIGGER "Verification_held_stays" BEFORE DELETE OR UPDATE OF "incidentDescription" ON "Verification"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('case=id,officer=officerId', 'incidentDescription');
CREATE TRIGGER "Verification_held_is_not_emptied" BEFORE TRUNCATE ON "Verification"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Verification_stripped_stays" BEFORE UPDATE OF "incidentDescription", "decisionReason" ON "Verification"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('case=id', 'cases', 'columns', 'incidentDescription,decisionReason');
CREATE TRIGGER "Link_held_stays" BEFORE DELETE ON "Link"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId,case=verificationId', '');
CREATE TRIGGER "Link_held_is_not_emptied" BEFORE TRUNCATE ON "Link"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Link_stripped_stays" BEFORE INSERT OR UPDATE OF "factsSealed", "factsHash" ON "Link"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId,case=verificationId', 'cases', 'columns', 'factsSealed,factsHash');
CREATE TRIGGER "Letter_held_stays" BEFORE DELETE OR UPDATE OF "recipientName", "factsSealed" ON "Letter"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'recipientName,factsSealed');
CREATE TRIGGER "Letter_held_is_not_emptied" BEFORE TRUNCATE ON "Letter"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Letter_stripped_stays" BEFORE INSERT OR UPDATE OF "recipientName", "factsSealed", "subject", "htmlSealed", "textSealed", "voidReason" ON "Letter"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'recipientName,factsSealed,subject,htmlSealed,textSealed,voidReason');
CREATE TRIGGER "ReplyLink_held_stays" BEFORE DELETE OR UPDATE OF "recipientName" ON "ReplyLink"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'recipientName');
CREATE TRIGGER "ReplyLink_held_is_not_emptied" BEFORE TRUNCATE ON "ReplyLink"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "ReplyLink_stripped_stays" BEFORE INSERT OR UPDATE OF "recipientName" ON "ReplyLink"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'messages', 'columns', 'recipientName');
CREATE TRIGGER "RecipientResponse_held_stays" BEFORE DELETE OR UPDATE OF "sender", "content" ON "RecipientResponse"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'sender,content');
CREATE TRIGGER "RecipientResponse_held_is_not_emptied" BEFORE TRUNCATE ON "RecipientResponse"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "RecipientResponse_stripped_stays" BEFORE INSERT OR UPDATE OF "sender", "content" ON "RecipientResponse"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'messages', 'columns', 'sender,content');
CREATE TRIGGER "Message_held_stays" BEFORE DELETE OR UPDATE OF "recipientName", "recipientAddress", "subject", "bodySealed" ON "Message"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId,case=verificationId', 'recipientName,recipientAddress,subject,bodySealed');
CREATE TRIGGER "Message_held_is_not_emptied" BEFORE TRUNCATE ON "Message"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Message_stripped_stays" BEFORE INSERT OR UPDATE OF "recipientName", "recipientAddress", "subject", "bodySealed" ON "Message"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId,case=verificationId', 'messages', 'columns', 'recipientName,recipientAddress,subject,bodySealed');
CREATE TRIGGER "HelpDispatch_held_stays" BEFORE DELETE OR UPDATE OF "dispatchNotes", "providerInfo" ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'dispatchNotes,providerInfo');
CREATE TRIGGER "HelpDispatch_held_is_not_emptied" BEFORE TRUNCATE ON "HelpDispatch"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "HelpDispatch_stripped_stays" BEFORE INSERT OR UPDATE OF "dispatchNotes", "providerInfo", "overReason", "overlapReason", "voidReason" ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'dispatchNotes,providerInfo,overReason,overlapReason,voidReason');
CREATE TRIGGER "Voucher_held_stays" BEFORE DELETE ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', '');
CREATE TRIGGER "Voucher_held_is_not_emptied" BEFORE TRUNCATE ON "Voucher"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Voucher_stripped_stays" BEFORE INSERT OR UPDATE OF "reason" ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'reason');
CREATE TRIGGER "CallbackRequest_held_stays" BEFORE DELETE OR UPDATE OF "name", "phone", "sessionKey" ON "CallbackRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('CallbackRequest=id', 'name,phone,sessionKey');
CREATE TRIGGER "CallbackRequest_held_is_not_emptied" BEFORE TRUNCATE ON "CallbackRequest"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "CallbackRequest_stripped_stays" BEFORE INSERT OR UPDATE OF "name", "phone", "message", "sessionKey", "note" ON "CallbackRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('CallbackRequest=id', 'callbacks', 'columns', 'name,phone,message,sessionKey,note');
CREATE TRIGGER "Feedback_held_stays" BEFORE DELETE OR UPDATE OF "feedback" ON "Feedback"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('Feedback=id', 'feedback');
CREATE TRIGGER "Feedback_held_is_not_emptied" BEFORE TRUNCATE ON "Feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Feedback_stripped_stays" BEFORE INSERT OR UPDATE OF "feedback", "email", "phone", "note" ON "Feedback"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('Feedback=id', 'feedback', 'columns', 'feedback,email,phone,note');
CREATE TRIGGER "Correction_held_stays" BEFORE DELETE ON "Correction"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('Correction=id', '');
CREATE TRIGGER "Correction_held_is_not_emptied" BEFORE TRUNCATE ON "Correction"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Correction_stripped_stays" BEFORE INSERT OR UPDATE OF "details", "email" ON "Correction"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('Correction=id', 'feedback', 'columns', 'details,email');
CREATE TRIGGER "CaseNote_held_stays" BEFORE DELETE OR UPDATE OF "by", "text" ON "CaseNote"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'by,text');
CREATE TRIGGER "CaseNote_held_is_not_emptied" BEFORE TRUNCATE ON "CaseNote"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "CaseNote_stripped_stays" BEFORE INSERT OR UPDATE OF "by", "text" ON "CaseNote"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'by,text');
CREATE TRIGGER "DeskTask_held_stays" BEFORE DELETE ON "DeskTask"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', '');
CREATE TRIGGER "DeskTask_held_is_not_emptied" BEFORE TRUNCATE ON "DeskTask"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "DeskTask_stripped_stays" BEFORE INSERT OR UPDATE OF "note" ON "DeskTask"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'note');
CREATE TRIGGER "Session_held_stays" BEFORE DELETE OR UPDATE OF "ip", "userAgent" ON "Session"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('case=verificationId,citizen=citizenId,officer=officerId,Session=id', 'ip,userAgent');
CREATE TRIGGER "Session_held_is_not_emptied" BEFORE TRUNCATE ON "Session"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Session_stripped_stays" BEFORE INSERT OR UPDATE OF "ip", "userAgent" ON "Session"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('case=verificationId,citizen=citizenId,Session=id', 'session_networks', 'columns', 'ip,userAgent');
CREATE TRIGGER "PersonVerdict_held_stays" BEFORE DELETE OR UPDATE OF "reason", "keys" ON "PersonVerdict"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=firstId,request=secondId', 'reason,keys');
CREATE TRIGGER "PersonVerdict_held_is_not_emptied" BEFORE TRUNCATE ON "PersonVerdict"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PersonVerdict_stripped_stays" BEFORE INSERT OR UPDATE OF "reason", "keys" ON "PersonVerdict"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=firstId,request=secondId', 'cases', 'columns', 'reason,keys');
CREATE TRIGGER "Release_held_stays" BEFORE DELETE OR UPDATE OF "body", "bodyKey", "purpose", "signerName", "signerRelation", "notNotifiedReason" ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'body,bodyKey,purpose,signerName,signerRelation,notNotifiedReason');
CREATE TRIGGER "Release_held_is_not_emptied" BEFORE TRUNCATE ON "Release"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Release_stripped_stays" BEFORE INSERT OR UPDATE OF "body", "bodyKey", "purpose", "signerName", "signerRelation", "notNotifiedReason" ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'body,bodyKey,purpose,signerName,signerRelation,notNotifiedReason');
CREATE TRIGGER "VocaAnswers_held_stays" BEFORE DELETE OR UPDATE OF "classifications" ON "VocaAnswers"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'classifications');
CREATE TRIGGER "VocaAnswers_held_is_not_emptied" BEFORE TRUNCATE ON "VocaAnswers"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "VocaAnswers_stripped_stays" BEFORE INSERT OR UPDATE OF "age", "gender", "race", "classifications" ON "VocaAnswers"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'age,gender,race,classifications');
CREATE TRIGGER "Victimization_held_stays" BEFORE DELETE OR UPDATE OF "types", "chosenBy" ON "Victimization"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'types,chosenBy');
CREATE TRIGGER "Victimization_held_is_not_emptied" BEFORE TRUNCATE ON "Victimization"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Victimization_stripped_stays" BEFORE INSERT OR UPDATE OF "types", "chosenBy" ON "Victimization"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'types,chosenBy');
CREATE TRIGGER "PrivacyRequest_held_stays" BEFORE DELETE OR UPDATE OF "content" ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'content');
CREATE TRIGGER "PrivacyRequest_held_is_not_emptied" BEFORE TRUNCATE ON "PrivacyRequest"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PrivacyRequest_stripped_stays" BEFORE INSERT OR UPDATE OF "content", "answer" ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'content,answer');
