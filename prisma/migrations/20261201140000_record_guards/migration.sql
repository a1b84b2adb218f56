-- note: Replaces triggers and a function. Nothing waits for long.
-- What a hold keeps, and what stays empty after a strip, in the tables that came with the records.
DROP TRIGGER "FundAllocation_stripped_stays" ON "FundAllocation";
DROP TRIGGER "HelpDispatch_stripped_stays" ON "HelpDispatch";
DROP TRIGGER "VictimInfo_stripped_stays" ON "VictimInfo";
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
CREATE TRIGGER "FundAllocation_stripped_stays" BEFORE INSERT OR UPDATE OF "justification", "differenceNote", "limitKeys" ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'justification,differenceNote,limitKeys');
CREATE TRIGGER "HelpDispatch_stripped_stays" BEFORE INSERT OR UPDATE OF "dispatchNotes", "providerInfo", "overReason", "overlapReason", "voidReason" ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'dispatchNotes,providerInfo,overReason,overlapReason,voidReason');
CREATE TRIGGER "VictimInfo_stripped_stays" BEFORE INSERT OR UPDATE OF "governmentIdSealed", "fullName", "dateOfBirthSealed", "address", "city", "state", "zipCode", "phone", "phoneE164", "email", "needStatement", "relationToOfficer", "otherAssistance", "dependents", "employmentStatus", "emergencyContact" ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'governmentIdSealed:government_id,fullName,dateOfBirthSealed,address,city,state,zipCode,phone,phoneE164,email,needStatement,relationToOfficer,otherAssistance,dependents,employmentStatus,emergencyContact');

-- A verdict has four answers since the same day.
CREATE OR REPLACE FUNCTION sv_held(unit text, key int) RETURNS boolean LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
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

CREATE OR REPLACE FUNCTION sv_held_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
