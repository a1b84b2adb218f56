-- What the migrations make and prisma/schema.prisma does not show: functions, triggers, checks, unusual
-- indexes, settings of tables, views. In its present form, by table. Written by `npm run generate`; nothing
-- runs this file. docs/how/database.md says which guard enforces which rule.

-- -------------------- Admin --------------------

ALTER TABLE "Admin" ADD CONSTRAINT "Admin_has_a_role"
  CHECK (roles IS NOT NULL AND cardinality(roles) > 0 AND array_position(roles, NULL::"AdminRole") IS NULL);

-- The last active super administrator stays who sees the whole program and can sign in without a provider:
-- the way in when every provider is down. The lock lets one of two who remove each other see the result of
-- the other.
CREATE FUNCTION sv_super_admin_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('super-admins', 0));
  IF NOT EXISTS (SELECT FROM "Admin" WHERE 'super_admin' = ANY("roles") AND "isActive" AND "signIn" <> 'provider' AND "programWide") THEN
    RAISE EXCEPTION 'The last active super admin stays.' USING ERRCODE = 'SV003';
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "Admin_super_admin_stays_on_delete" AFTER DELETE ON "Admin"
  FOR EACH ROW WHEN (('super_admin'::"AdminRole" = ANY (old.roles)) AND old."isActive")
  EXECUTE FUNCTION sv_super_admin_stays();
CREATE TRIGGER "Admin_super_admin_stays_on_update" AFTER UPDATE OF roles, "isActive", "signIn", "programWide" ON "Admin"
  FOR EACH ROW WHEN (('super_admin'::"AdminRole" = ANY (old.roles)) AND old."isActive" AND old."signIn" <> 'provider'::"AdminSignIn" AND old."programWide" AND (NOT ('super_admin'::"AdminRole" = ANY (new.roles)) OR NOT new."isActive" OR new."signIn" = 'provider'::"AdminSignIn" OR NOT new."programWide"))
  EXECUTE FUNCTION sv_super_admin_stays();

-- -------------------- AgencyDomain --------------------

ALTER TABLE "AgencyDomain" ADD CONSTRAINT "AgencyDomain_is_lower"
  CHECK (domain = lower(domain) AND domain !~~ '%@%'::text AND domain <> ''::text);

-- -------------------- ApiKey --------------------

ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_agreement_names_body"
  CHECK (agreement IS NULL OR body IS NOT NULL);

-- -------------------- Approval --------------------

CREATE TRIGGER "Approval_destroyed_is_closed" BEFORE INSERT ON "Approval"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Approval_held_is_not_emptied" BEFORE TRUNCATE ON "Approval"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Approval_held_stays" BEFORE DELETE ON "Approval"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', '');
CREATE TRIGGER "Approval_stripped_stays" BEFORE INSERT OR UPDATE OF reason ON "Approval"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'reason');

-- -------------------- Attendance --------------------

CREATE TRIGGER "Attendance_destroyed_is_closed" BEFORE INSERT ON "Attendance"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- AuditEntry --------------------

-- Failures are rare, and are looked for.
CREATE INDEX "AuditEntry_failed_idx" ON "AuditEntry" USING btree (at)
  WHERE outcome <> 'success'::"AuditOutcome";

-- The search of the activity log: parts of a name, an address, a word or a number.
CREATE INDEX "AuditEntry_words_idx" ON "AuditEntry" USING gin (lower((((((((COALESCE("actorName", ''::text) || ' '::text) || action) || ' '::text) || "resourceType") || ' '::text) || COALESCE("resourceId", ''::text)) || ' '::text) || COALESCE(ip, ''::text)) gin_trgm_ops);

CREATE TRIGGER "AuditEntry_is_not_emptied" BEFORE TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditEntry_only_grows" BEFORE DELETE OR UPDATE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- AuditSeal --------------------

CREATE TRIGGER "AuditSeal_is_not_emptied" BEFORE TRUNCATE ON "AuditSeal"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditSeal_only_grows" BEFORE DELETE OR UPDATE ON "AuditSeal"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- AutomaticDecision --------------------

CREATE TRIGGER "AutomaticDecision_destroyed_is_closed" BEFORE INSERT ON "AutomaticDecision"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- AvailabilityLink --------------------

CREATE UNIQUE INDEX "AvailabilityLink_one_live" ON "AvailabilityLink" USING btree ("resourceId")
  WHERE "revokedAt" IS NULL;

-- -------------------- CallbackRequest --------------------

CREATE TRIGGER "CallbackRequest_held_is_not_emptied" BEFORE TRUNCATE ON "CallbackRequest"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "CallbackRequest_held_stays" BEFORE DELETE OR UPDATE OF name, phone, "sessionKey" ON "CallbackRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('CallbackRequest=id', 'name,phone,sessionKey');
CREATE TRIGGER "CallbackRequest_stripped_stays" BEFORE INSERT OR UPDATE OF name, phone, message, "sessionKey", note ON "CallbackRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('CallbackRequest=id', 'callbacks', 'columns', 'name,phone,message,sessionKey,note');

-- -------------------- CaseNote --------------------

CREATE TRIGGER "CaseNote_held_is_not_emptied" BEFORE TRUNCATE ON "CaseNote"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "CaseNote_held_stays" BEFORE DELETE OR UPDATE OF by, text ON "CaseNote"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'by,text');
CREATE TRIGGER "CaseNote_stripped_stays" BEFORE INSERT OR UPDATE OF by, text ON "CaseNote"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'by,text');

-- -------------------- CaseOwner --------------------

CREATE TRIGGER "CaseOwner_destroyed_is_closed" BEFORE INSERT ON "CaseOwner"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- Citizen --------------------

CREATE TRIGGER "Citizen_held_is_not_emptied" BEFORE TRUNCATE ON "Citizen"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Citizen_held_stays" BEFORE DELETE OR UPDATE OF "originKey" ON "Citizen"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('citizen=id', 'originKey');
CREATE TRIGGER "Citizen_stripped_stays" BEFORE UPDATE OF "originKey" ON "Citizen"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('citizen=id', 'cases', 'columns', 'originKey');

-- -------------------- CodeCount --------------------

ALTER TABLE "CodeCount" ADD CONSTRAINT "CodeCount_difference_has_a_reason"
  CHECK (counted = "inSystem" OR reason IS NOT NULL);
ALTER TABLE "CodeCount" ADD CONSTRAINT "CodeCount_month_is_one"
  CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text);
ALTER TABLE "CodeCount" ADD CONSTRAINT "CodeCount_not_negative" CHECK (counted >= 0 AND "inSystem" >= 0);
ALTER TABLE "CodeCount" ADD CONSTRAINT "CodeCount_signed_by_another" CHECK ("signedById" <> "countedById");
ALTER TABLE "CodeCount" ADD CONSTRAINT "CodeCount_signed_whole"
  CHECK (("signedById" IS NULL) = ("signedAt" IS NULL) AND ("signedBy" IS NULL) = ("signedAt" IS NULL));

-- -------------------- CodeImport --------------------

ALTER TABLE "CodeImport" ADD CONSTRAINT "CodeImport_approved_whole"
  CHECK (("approvedById" IS NULL) = ("approvedAt" IS NULL) AND ("approvedBy" IS NULL) = ("approvedAt" IS NULL));
ALTER TABLE "CodeImport" ADD CONSTRAINT "CodeImport_by_another" CHECK ("approvedById" <> "importedById");

-- -------------------- Correction --------------------

CREATE TRIGGER "Correction_held_is_not_emptied" BEFORE TRUNCATE ON "Correction"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Correction_held_stays" BEFORE DELETE ON "Correction"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('Correction=id', '');
CREATE TRIGGER "Correction_stripped_stays" BEFORE INSERT OR UPDATE OF details, email ON "Correction"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('Correction=id', 'feedback', 'columns', 'details,email');

-- -------------------- Deposit --------------------

ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_has_one_outcome"
  CHECK ("confirmedAt" IS NULL OR "refusedAt" IS NULL);
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_is_decided_by_another" CHECK ("decidedById" <> "enteredById");
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_is_positive" CHECK (cents > 0);
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_outcome_has_a_person"
  CHECK (("confirmedAt" IS NULL AND "refusedAt" IS NULL) = ("decidedById" IS NULL));
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_transfer_names_another_fund"
  CHECK ((kind = 'transfer'::"DepositKind") = ("toFundId" IS NOT NULL) AND (kind = 'transfer'::"DepositKind") = (purpose IS NOT NULL) AND "toFundId" <> "fundId");

-- A deposit stays as it was entered, and is decided once.
CREATE FUNCTION fund_deposit_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF OLD."confirmedAt" IS NULL AND OLD."refusedAt" IS NULL AND TG_OP = 'DELETE' THEN
    RETURN OLD;
  ELSIF OLD."confirmedAt" IS NULL AND OLD."refusedAt" IS NULL
    AND (NEW."id", NEW."fundId", NEW."kind", NEW."cents", NEW."reference", NEW."enteredById", NEW."enteredBy", NEW."enteredAt", NEW."toFundId", NEW."purpose")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."fundId", OLD."kind", OLD."cents", OLD."reference", OLD."enteredById", OLD."enteredBy", OLD."enteredAt", OLD."toFundId", OLD."purpose") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A deposit is decided once, and never changed.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "Deposit_stays" BEFORE DELETE OR UPDATE ON "Deposit"
  FOR EACH ROW EXECUTE FUNCTION fund_deposit_stays();
CREATE TRIGGER "Deposit_is_not_emptied" BEFORE TRUNCATE ON "Deposit"
  FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();

-- -------------------- DeskTask --------------------

ALTER TABLE "DeskTask" ADD CONSTRAINT "DeskTask_closed_has_a_time"
  CHECK ((state = 'open'::"DeskTaskState") = ("closedAt" IS NULL));

-- One open task of a kind about a subject.
CREATE UNIQUE INDEX "DeskTask_one_open" ON "DeskTask" USING btree (kind, "subjectType", "subjectId")
  WHERE state = 'open'::"DeskTaskState";

CREATE TRIGGER "DeskTask_held_is_not_emptied" BEFORE TRUNCATE ON "DeskTask"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "DeskTask_held_stays" BEFORE DELETE ON "DeskTask"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', '');
CREATE TRIGGER "DeskTask_stripped_stays" BEFORE INSERT OR UPDATE OF note ON "DeskTask"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'note');

-- -------------------- Destruction --------------------

ALTER TABLE "Destruction" ADD CONSTRAINT "Destruction_is_approved_by_another"
  CHECK ("approvedById" <> "proposedById");
ALTER TABLE "Destruction" ADD CONSTRAINT "Destruction_names_its_law" CHECK (citation <> ''::text);
ALTER TABLE "Destruction" ADD CONSTRAINT "Destruction_runs_once_it_is_approved"
  CHECK (("approvedById" IS NULL) = ("approvedAt" IS NULL) AND ("approvedById" IS NULL) = ("approvedBy" IS NULL) AND (state = ANY (ARRAY['proposed'::"DestructionState", 'withdrawn'::"DestructionState"])) = ("approvedById" IS NULL) AND (state = ANY (ARRAY['done'::"DestructionState", 'withdrawn'::"DestructionState"])) = ("endedAt" IS NOT NULL));

-- One destruction of a class and year at a time.
CREATE UNIQUE INDEX "Destruction_one_open" ON "Destruction" USING btree (year, record)
  WHERE state = ANY (ARRAY['proposed'::"DestructionState", 'running'::"DestructionState", 'stopped'::"DestructionState"]);

-- A destruction is never deleted, and never changed once it ended.
CREATE FUNCTION sv_destruction_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."state" NOT IN ('done', 'withdrawn')
    AND (NEW."id", NEW."record", NEW."year", NEW."years", NEW."citation", NEW."proposedById", NEW."proposedBy", NEW."proposedAt")
      = (OLD."id", OLD."record", OLD."year", OLD."years", OLD."citation", OLD."proposedById", OLD."proposedBy", OLD."proposedAt")
    AND (OLD."approvedById" IS NULL OR NEW."approvedById" = OLD."approvedById") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A destruction keeps who proposed and approved it.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "Destruction_stays" BEFORE DELETE OR UPDATE ON "Destruction"
  FOR EACH ROW EXECUTE FUNCTION sv_destruction_stays();
CREATE TRIGGER "Destruction_is_not_emptied" BEFORE TRUNCATE ON "Destruction"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();

-- -------------------- EmergencyRequest --------------------

ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_caseId_has_its_form"
  CHECK ("caseId" ~ '^EM-\d{4}-\d{4,}$'::text);
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_confirmed_needs_have_a_moment"
  CHECK ("needsSource" IS DISTINCT FROM 'confirmed'::"NeedsSource" OR (needs IS NOT NULL OR "victimName" = ''::text) AND "needsConfirmedAt" IS NOT NULL AND "needsConfirmedKind" IS NOT NULL);
CREATE INDEX "EmergencyRequest_agency_idx" ON "EmergencyRequest" USING btree ("agencyId", "urgencyLevel", "createdAt" DESC, id DESC)
  WHERE "agencyId" IS NOT NULL;

-- The pending requests that were escalated, for tasks.
CREATE INDEX "EmergencyRequest_escalated_idx" ON "EmergencyRequest" USING btree (id)
  WHERE status = 'pending'::"RequestStatus" AND "escalatedAt" IS NOT NULL;

-- The list of dispatched requests by whether help is missing.
CREATE INDEX "EmergencyRequest_lacks_help" ON "EmergencyRequest" USING btree ("lacksHelp", "urgencyLevel", "createdAt" DESC, id DESC)
  WHERE "lacksHelp" IS NOT NULL;

-- The most urgent results come first and are often enough, so a search need not read the lists of all cases.
CREATE INDEX "EmergencyRequest_searchText_critical_idx" ON "EmergencyRequest" USING gin ("searchText" gin_trgm_ops)
  WHERE "urgencyLevel" = 'critical'::"UrgencyLevel";

-- The most urgent results come first and are often enough, so a search need not read the lists of all cases.
CREATE INDEX "EmergencyRequest_searchText_high_idx" ON "EmergencyRequest" USING gin ("searchText" gin_trgm_ops)
  WHERE "urgencyLevel" = 'high'::"UrgencyLevel";

-- The search of requests, by parts of words.
CREATE INDEX "EmergencyRequest_searchText_idx" ON "EmergencyRequest" USING gin ("searchText" gin_trgm_ops);

-- The end of a request settles its money, and a step back from there reserves it again.
CREATE FUNCTION fund_post_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM fund_settle(NEW."id", NEW."updatedAt");
  RETURN NULL;
END $function$;

CREATE TRIGGER "EmergencyRequest_posts" AFTER UPDATE OF status ON "EmergencyRequest"
  FOR EACH ROW WHEN (new.status IS DISTINCT FROM old.status AND ((new.status = ANY (ARRAY['completed'::"RequestStatus", 'denied'::"RequestStatus"])) OR (old.status = ANY (ARRAY['completed'::"RequestStatus", 'denied'::"RequestStatus"]))))
  EXECUTE FUNCTION fund_post_request();

-- How many requests have each status, as changes that add up: counting all rows takes longer each year. Rows
-- are only added, so no two writers wait for each other; a job puts their sums in their place.
CREATE FUNCTION sv_count_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "RequestCount" ("status", "change") SELECT "status", count(*)::int FROM added GROUP BY "status";
  ELSE
    INSERT INTO "RequestCount" ("status", "change") SELECT "status", -count(*)::int FROM removed GROUP BY "status";
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "EmergencyRequest_counts_delete" AFTER DELETE ON "EmergencyRequest" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION sv_count_requests();
CREATE TRIGGER "EmergencyRequest_counts_insert" AFTER INSERT ON "EmergencyRequest" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION sv_count_requests();

-- A dispatched request has at least one dispatch that is not void. Checked when the transaction commits, so
-- that the status and the dispatches may be written in either order.
CREATE FUNCTION sv_dispatched_has_dispatch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = NEW."id" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = NEW."id" AND "voidedAt" IS NULL)
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER "EmergencyRequest_dispatched_has_dispatch" AFTER INSERT OR UPDATE OF status ON "EmergencyRequest" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.status = 'dispatched'::"RequestStatus")
  EXECUTE FUNCTION sv_dispatched_has_dispatch();

-- Counts a change of status (sv_count_requests).
CREATE FUNCTION sv_recount_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO "RequestCount" ("status", "change") VALUES (OLD."status", -1), (NEW."status", 1);
  RETURN NULL;
END $function$;

CREATE TRIGGER "EmergencyRequest_counts_update" AFTER UPDATE OF status ON "EmergencyRequest"
  FOR EACH ROW WHEN (new.status <> old.status)
  EXECUTE FUNCTION sv_recount_request();

-- The moves of a request's status. An administrator's step aside (any status to pending, approved or
-- completed) is announced by its transaction (the setting safevoice.step_back), and refused once money was
-- distributed. Voided dispatches do not count.
CREATE FUNCTION sv_request_edges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE TRIGGER "EmergencyRequest_edges" BEFORE UPDATE OF status ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_request_edges();

-- A request under an officer's case belongs to the agency of the case.
CREATE FUNCTION sv_request_has_agency()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  NEW."agencyId" := (SELECT v."agencyId" FROM "Verification" v WHERE v."id" = NEW."verificationId" FOR SHARE);
  RETURN NEW;
END $function$;

CREATE TRIGGER "EmergencyRequest_has_agency" BEFORE INSERT ON "EmergencyRequest"
  FOR EACH ROW WHEN (new."verificationId" IS NOT NULL)
  EXECUTE FUNCTION sv_request_has_agency();
CREATE TRIGGER "EmergencyRequest_has_agency_of_next" BEFORE UPDATE OF "verificationId" ON "EmergencyRequest"
  FOR EACH ROW WHEN (new."verificationId" IS NOT NULL AND new."verificationId" IS DISTINCT FROM old."verificationId")
  EXECUTE FUNCTION sv_request_has_agency();

-- Keeps lacksHelp with the status and the requested kinds of help. Null unless the request is dispatched.
CREATE FUNCTION sv_request_lacks_help()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  NEW."lacksHelp" := CASE WHEN NEW."status" = 'dispatched' THEN sv_lacks_help(NEW."id", NEW."requestedHelpTypes") END;
  RETURN NEW;
END $function$;

CREATE TRIGGER "EmergencyRequest_lacks_help" BEFORE INSERT OR UPDATE OF status, "requestedHelpTypes", "lacksHelp" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_request_lacks_help();

-- What the search of requests reads: names of the request and of its victim information, the case number, the
-- details, and numbers as digits. A person who wishes to stay anonymous is found by the case only: not by
-- name or phone, nor by details that say the name. A destroyed request is not found.
CREATE FUNCTION sv_request_search()
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

CREATE TRIGGER "EmergencyRequest_search" BEFORE INSERT OR UPDATE OF "victimName", "caseId", "requestDetails", anonymous, "victimContact", "victimPhone", "searchText" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_request_search();

-- A request has the times of its first decision and of its completion, for the figures.
CREATE FUNCTION sv_request_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."status" IN ('approved', 'dispatched', 'completed', 'denied') THEN
    NEW."firstDecidedAt" := coalesce(NEW."firstDecidedAt", NEW."approvedAt", NEW."updatedAt");
  END IF;
  NEW."completedAt" := CASE WHEN NEW."status" = 'completed' THEN coalesce(NEW."completedAt", NEW."updatedAt") END;
  RETURN NEW;
END $function$;

CREATE TRIGGER "EmergencyRequest_times_on_insert" BEFORE INSERT ON "EmergencyRequest"
  FOR EACH ROW WHEN (new.status <> ALL (ARRAY['pending'::"RequestStatus", 'processing'::"RequestStatus"]))
  EXECUTE FUNCTION sv_request_times();
CREATE TRIGGER "EmergencyRequest_times_on_update" BEFORE UPDATE OF status ON "EmergencyRequest"
  FOR EACH ROW WHEN (new.status <> old.status)
  EXECUTE FUNCTION sv_request_times();
CREATE TRIGGER "EmergencyRequest_destroyed_is_closed" BEFORE UPDATE OF status, version, "urgencyLevel", "officerId", "citizenId", "verificationId", anonymous, contacting, "requestedHelpTypes", "needsSource", "requestAmountCents", "aiRecommendationCents" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=id', 'cases', 'rows', '');
CREATE TRIGGER "EmergencyRequest_held_is_not_emptied" BEFORE TRUNCATE ON "EmergencyRequest"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "EmergencyRequest_held_stays" BEFORE DELETE OR UPDATE OF "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "requestDetails", "searchText" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=id,case=verificationId,citizen=citizenId,officer=officerId', 'victimName,victimContact,victimAddress,victimPhone,victimEmail,requestDetails,searchText');
CREATE TRIGGER "EmergencyRequest_stripped_stays" BEFORE INSERT OR UPDATE OF "victimName", "victimContact", "victimAddress", "victimPhone", "victimPhoneE164", "victimEmail", "requestDetails", needs, "aiJustification", "decisionReason", "searchText" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=id,case=verificationId,citizen=citizenId', 'cases', 'columns', 'victimName,victimContact,victimAddress,victimPhone,victimPhoneE164,victimEmail,requestDetails,needs,aiJustification,decisionReason,searchText');

-- -------------------- Escalation --------------------

-- The request has the time of its first escalation, so that tasks do not read every escalation.
CREATE FUNCTION sv_note_escalation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE "EmergencyRequest" SET "escalatedAt" = NEW."at" WHERE "id" = NEW."requestId" AND "escalatedAt" IS NULL;
  RETURN NULL;
END $function$;

CREATE TRIGGER "Escalation_notes" AFTER INSERT ON "Escalation"
  FOR EACH ROW EXECUTE FUNCTION sv_note_escalation();
CREATE TRIGGER "Escalation_destroyed_is_closed" BEFORE INSERT ON "Escalation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- Evidence --------------------

ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_is_not_empty" CHECK (bytes > 0);
CREATE TRIGGER "Evidence_destroyed_is_closed" BEFORE INSERT ON "Evidence"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Evidence_held_is_not_emptied" BEFORE TRUNCATE ON "Evidence"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Evidence_held_stays" BEFORE DELETE OR UPDATE OF "fileName", "mediaType", sha256 ON "Evidence"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId,case=verificationId,citizen=citizenId,officer=officerId', 'fileName,mediaType,sha256');
CREATE TRIGGER "Evidence_stripped_stays" BEFORE INSERT OR UPDATE OF "fileName", "mediaType", sha256 ON "Evidence"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId,case=verificationId,citizen=citizenId', 'kind:document=evidence;recipient_statement=recordings', 'rows', 'fileName,mediaType,sha256');

-- -------------------- Feedback --------------------

CREATE TRIGGER "Feedback_held_is_not_emptied" BEFORE TRUNCATE ON "Feedback"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Feedback_held_stays" BEFORE DELETE OR UPDATE OF feedback ON "Feedback"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('Feedback=id', 'feedback');
CREATE TRIGGER "Feedback_stripped_stays" BEFORE INSERT OR UPDATE OF feedback, email, phone, note ON "Feedback"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('Feedback=id', 'feedback', 'columns', 'feedback,email,phone,note');

-- -------------------- Fund --------------------

ALTER TABLE "Fund" ADD CONSTRAINT "Fund_freeze_has_a_reason"
  CHECK (("frozenAt" IS NULL) = ("frozenReason" IS NULL));
ALTER TABLE "Fund" ADD CONSTRAINT "Fund_limits_are_positive"
  CHECK ("warnBelowCents" >= 0 AND ("perRequestMaxCents" IS NULL OR "perRequestMaxCents" > 0));

-- Every fund has its shards from the start. The embedded database has one connection, so one shard is enough.
CREATE FUNCTION fund_shards()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
BEGIN
  PERFORM set_config('safevoice.ledger', 'on', true);
  INSERT INTO "FundShard" ("fundId", "n")
    SELECT NEW."id", n FROM generate_series(0, CASE WHEN version() LIKE '%emscripten%' THEN 0 ELSE 15 END) n;
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $function$;

CREATE TRIGGER "Fund_shards" AFTER INSERT ON "Fund" FOR EACH ROW EXECUTE FUNCTION fund_shards();

-- -------------------- FundAllocation --------------------

ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_amount_is_positive" CHECK ("amountCents" > 0);
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_difference_has_reason"
  CHECK ("recommendedCents" IS NULL OR ("differenceReason" IS NULL) = ("recommendedCents" = "amountCents"));
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_paid_is_distributed"
  CHECK ((status = 'distributed'::"AllocationStatus") = ("paidCents" IS NOT NULL));
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_paid_is_within_amount"
  CHECK ("paidCents" >= 0 AND "paidCents" <= "amountCents");
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_waits_while_pending"
  CHECK ("waitsForFundAt" IS NULL OR (status = ANY (ARRAY['pending'::"AllocationStatus", 'denied'::"AllocationStatus"])));

-- Each allocation looks up its keys here. Without fastupdate, since every look would read the whole pending
-- list.
CREATE INDEX "FundAllocation_limitKeys_idx" ON "FundAllocation" USING gin ("limitKeys") WITH (fastupdate=off);

-- The losing click of two approvals fails here.
CREATE UNIQUE INDEX "FundAllocation_one_live_per_request" ON "FundAllocation" USING btree ("requestId")
  WHERE status = ANY (ARRAY['pending'::"AllocationStatus", 'allocated'::"AllocationStatus", 'distributed'::"AllocationStatus"]);

CREATE INDEX "FundAllocation_pending" ON "FundAllocation" USING btree ("requestId")
  WHERE status = 'pending'::"AllocationStatus";

-- Finds approvals that wait for money without reading every allocation.
CREATE INDEX "FundAllocation_waits" ON "FundAllocation" USING btree ("requestId")
  WHERE "waitsForFundAt" IS NOT NULL;

-- Posting is part of every statement that writes allocations, so no code can forget it. It runs after the row
-- triggers of the limits: the request is locked first, then persons, then the fund.
CREATE FUNCTION fund_post_allocations()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."requestId", max(n."updatedAt") AS "at" FROM added n WHERE n."status" IN ('allocated', 'distributed')
      GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR one IN SELECT DISTINCT o."requestId" FROM removed o WHERE o."status" IN ('allocated', 'distributed') ORDER BY 1 LOOP
      PERFORM fund_settle(one."requestId", clock_timestamp());
    END LOOP;
  ELSE
    FOR one IN
      SELECT c."requestId", max(c."updatedAt") AS "at" FROM (
        SELECT n."id", n."requestId", n."updatedAt", n."status", n."amountCents", n."paidCents" FROM added n
        WHERE NOT EXISTS (SELECT FROM removed o WHERE o."id" = n."id" AND o."requestId" = n."requestId" AND o."status" = n."status"
          AND o."amountCents" = n."amountCents" AND o."paidCents" IS NOT DISTINCT FROM n."paidCents")
        UNION ALL
        SELECT o."id", o."requestId", o."updatedAt", o."status", o."amountCents", o."paidCents" FROM removed o
        WHERE NOT EXISTS (SELECT FROM added n WHERE o."id" = n."id" AND o."requestId" = n."requestId" AND o."status" = n."status"
          AND o."amountCents" = n."amountCents" AND o."paidCents" IS NOT DISTINCT FROM n."paidCents")) c
      GROUP BY 1 HAVING bool_or(c."status" IN ('allocated', 'distributed')) ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "FundAllocation_posts_delete" AFTER DELETE ON "FundAllocation" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();
CREATE TRIGGER "FundAllocation_posts_insert" AFTER INSERT ON "FundAllocation" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();
CREATE TRIGGER "FundAllocation_posts_update" AFTER UPDATE ON "FundAllocation" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();

-- An allocation has the time at which it was allocated, unless its writer says another.
CREATE FUNCTION sv_allocated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."allocatedAt" := coalesce(NEW."allocatedAt", NEW."updatedAt");
  RETURN NEW;
END $function$;

CREATE TRIGGER "FundAllocation_allocated_at" BEFORE INSERT OR UPDATE ON "FundAllocation"
  FOR EACH ROW WHEN ((new.status = ANY (ARRAY['allocated'::"AllocationStatus", 'distributed'::"AllocationStatus"])) AND new."allocatedAt" IS NULL)
  EXECUTE FUNCTION sv_allocated_at();

-- The live allocations of a request together stay within the configured limit. The request's row is locked
-- first, so that two transactions add up one after the other.
CREATE FUNCTION sv_allocation_maximum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  maximum bigint;
  total bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  SELECT "maxFundAllocationCents" INTO maximum FROM "SystemConfig" WHERE "id" = 1 FOR SHARE;
  IF maximum IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT coalesce(sum("amountCents"), 0) + NEW."amountCents" INTO total FROM "FundAllocation"
    WHERE "requestId" = NEW."requestId" AND "id" <> NEW."id" AND "status" IN ('pending', 'allocated', 'distributed');
  IF total > maximum THEN
    RAISE EXCEPTION 'The allocations of a request may not exceed $%.', to_char(maximum / 100.0, 'FM999999990.00')
      USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "FundAllocation_maximum_on_insert" BEFORE INSERT ON "FundAllocation"
  FOR EACH ROW WHEN (new.status <> 'denied'::"AllocationStatus")
  EXECUTE FUNCTION sv_allocation_maximum();
CREATE TRIGGER "FundAllocation_maximum_on_update" BEFORE UPDATE ON "FundAllocation"
  FOR EACH ROW WHEN (new.status <> 'denied'::"AllocationStatus" AND (new."amountCents" > old."amountCents" OR old.status = 'denied'::"AllocationStatus" OR old.status = 'pending'::"AllocationStatus" AND new.status <> 'pending'::"AllocationStatus" OR new."requestId" <> old."requestId"))
  EXECUTE FUNCTION sv_allocation_maximum();

-- What the limits leave for each of these keys, negative above the limit, and whether the limit binds an
-- allocation with these approvers: an administrator's is bound by none, a second person's only by those that
-- administrators decide, a rule's by all. The strictest limits come first. In PL/pgSQL, where each look keeps
-- its plan. It finds rows by their key alone: if offered the index over times as well, PostgreSQL reads all
-- allocations of the thirty days.
CREATE FUNCTION sv_limits_left(keys text[], authority "MoneyAuthority", at timestamp with time zone)
 RETURNS TABLE(name text, binds boolean, key text, "dayCents" bigint, "monthCents" bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  one record;
  sums record;
BEGIN
  FOR one IN
    SELECT m."name", m."decider", m."dayCents", m."monthCents", k
    FROM "MoneyLimit" m JOIN (SELECT DISTINCT k FROM unnest(keys) k) u ON split_part(u.k, ':', 1) = m."name"
    ORDER BY m."decider" DESC, m."name", u.k
  LOOP
    SELECT coalesce(sum(f."amountCents") FILTER (WHERE f."status" IN ('allocated', 'distributed') AND f."allocatedAt" > at - interval '24 hours'), 0) AS day,
      coalesce(sum(f."amountCents") FILTER (WHERE f."status" IN ('allocated', 'distributed') AND f."allocatedAt" > at - interval '30 days'), 0) AS month
      INTO sums FROM "FundAllocation" f WHERE f."limitKeys" @> ARRAY[one.k];
    name := one."name";
    binds := authority IN ('alone', 'system') OR authority = 'second_person' AND one."decider" = 'administrator';
    key := one.k;
    "dayCents" := one."dayCents" - sums.day;
    "monthCents" := one."monthCents" - sums.month;
    RETURN NEXT;
  END LOOP;
END $function$;

-- The limits hold under a lock for each key, taken in one order: of many allocations at once, each sees those
-- before it. The error carries the key, so that the service can record the approval as one that waits.
CREATE FUNCTION sv_money_limits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  one text;
  reached text;
BEGIN
  FOR one IN SELECT DISTINCT k FROM unnest(NEW."limitKeys") k JOIN "MoneyLimit" m ON m."name" = split_part(k, ':', 1) ORDER BY k LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('money-limit:' || one, 0));
  END LOOP;
  IF NEW."authority" = 'administrator' THEN
    RETURN NULL;
  END IF;
  -- A statement of its own, which sees what others committed while this one waited.
  SELECT l."key" INTO reached FROM sv_limits_left(NEW."limitKeys", NEW."authority", NEW."allocatedAt") l
    WHERE l."binds" AND least(l."dayCents", l."monthCents") < 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The limit for one % is reached.', split_part(reached, ':', 1) USING ERRCODE = 'SV002', DETAIL = reached;
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "FundAllocation_limits_on_insert" AFTER INSERT ON "FundAllocation"
  FOR EACH ROW WHEN (new.status = 'allocated'::"AllocationStatus")
  EXECUTE FUNCTION sv_money_limits();
CREATE TRIGGER "FundAllocation_limits_on_update" AFTER UPDATE OF status ON "FundAllocation"
  FOR EACH ROW WHEN (new.status = 'allocated'::"AllocationStatus" AND old.status <> 'allocated'::"AllocationStatus")
  EXECUTE FUNCTION sv_money_limits();

-- Dispatches and cash come out of the same amount. Distributing pays what is left of it and never more. The
-- request's row is locked first, so that of two who take from it at once the second sees what the first has
-- left.
CREATE FUNCTION sv_money_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  remainder bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  -- What this row paid so far is what it is about to say anew.
  SELECT greatest(NEW."amountCents" - (e."takenCents" - e."paidCents"), 0) INTO remainder FROM sv_envelope(NEW."requestId") e;
  NEW."paidCents" := coalesce(NEW."paidCents", remainder);
  IF NEW."paidCents" > remainder THEN
    RAISE EXCEPTION 'Only $% of this allocation is left.', to_char(remainder / 100.0, 'FM999999990.00') USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "FundAllocation_paid_on_insert" BEFORE INSERT ON "FundAllocation"
  FOR EACH ROW WHEN (new.status = 'distributed'::"AllocationStatus")
  EXECUTE FUNCTION sv_money_paid();
CREATE TRIGGER "FundAllocation_paid_on_update" BEFORE UPDATE ON "FundAllocation"
  FOR EACH ROW WHEN (new.status = 'distributed'::"AllocationStatus" AND (old.status <> 'distributed'::"AllocationStatus" OR new."paidCents" IS DISTINCT FROM old."paidCents" OR new."amountCents" <> old."amountCents" OR new."requestId" <> old."requestId"))
  EXECUTE FUNCTION sv_money_paid();
CREATE TRIGGER "FundAllocation_destroyed_is_closed" BEFORE INSERT ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "FundAllocation_held_is_not_emptied" BEFORE TRUNCATE ON "FundAllocation"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "FundAllocation_held_stays" BEFORE DELETE OR UPDATE OF justification, "limitKeys" ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'justification,limitKeys');
CREATE TRIGGER "FundAllocation_stripped_stays" BEFORE INSERT OR UPDATE OF justification, "differenceNote", "limitKeys" ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'justification,differenceNote,limitKeys');

-- -------------------- FundDay --------------------

ALTER TABLE "FundDay" SET (fillfactor=25);
CREATE TRIGGER "FundDay_by_ledger" BEFORE INSERT OR DELETE OR UPDATE ON "FundDay"
  FOR EACH ROW WHEN (current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)
  EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "FundDay_is_not_emptied" BEFORE TRUNCATE ON "FundDay"
  FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();

-- -------------------- FundShard --------------------

ALTER TABLE "FundShard" SET (fillfactor=10);
ALTER TABLE "FundShard" ADD CONSTRAINT "FundShard_is_not_overdrawn" CHECK (cents >= 0);
CREATE TRIGGER "FundShard_by_ledger" BEFORE INSERT OR DELETE OR UPDATE ON "FundShard"
  FOR EACH ROW WHEN (current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)
  EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "FundShard_is_not_emptied" BEFORE TRUNCATE ON "FundShard"
  FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();

-- -------------------- HelpDispatch --------------------

ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_ends_after_it_began" CHECK ("endsAt" > "createdAt");
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_hours_are_1_to_24" CHECK (hours >= 1 AND hours <= 24);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_money_is_in_range"
  CHECK ("extraCents" >= 0 AND "fundCents" >= 0 AND "fundCents" <= "estimatedValueCents" AND "lostCents" >= 0 AND "lostCents" <= "estimatedValueCents" AND ("lostCents" = 0 OR "voidedAt" IS NOT NULL OR "expiredAt" IS NOT NULL));
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_people_are_1_to_10"
  CHECK (people >= 1 AND people <= 10);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_redeemed_within_value"
  CHECK ("actualCents" >= 0 AND "actualCents" <= ("estimatedValueCents" + "extraCents"));
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_settled_by_another"
  CHECK (NOT "dispatchedByKeys" && "settledByKeys");
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_settled_by_someone"
  CHECK (("settledAt" IS NULL) = (COALESCE(cardinality("settledByKeys"), 0) = 0) AND ("settledAt" IS NULL) = ("settledBy" IS NULL));
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_stock_is_its_value"
  CHECK ("stockCents" = 0 OR "stockCents" = "estimatedValueCents");
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_uses_are_left"
  CHECK ("usesAllowed" >= 1 AND "usesLeft" >= 0 AND "usesLeft" <= "usesAllowed");
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_uses_have_an_amount"
  CHECK (("usesLeft" = "usesAllowed") = ("actualCents" IS NULL) AND ("redeemedAt" IS NULL) = ("actualCents" IS NULL));
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_value_is_not_negative"
  CHECK ("estimatedValueCents" >= 0);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_void_is_not_expired"
  CHECK ("voidedAt" IS NULL OR "expiredAt" IS NULL);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_void_is_not_redeemed"
  CHECK ("voidedAt" IS NULL OR "actualCents" IS NULL);

-- The few requests with a problem, of all that have help.
CREATE INDEX "HelpDispatch_has_problem" ON "HelpDispatch" USING btree ("requestId")
  WHERE "problemAt" IS NOT NULL AND "voidedAt" IS NULL AND "completedAt" IS NULL;

CREATE INDEX "HelpDispatch_unsettled" ON "HelpDispatch" USING btree ("requestId")
  WHERE "settledAt" IS NULL AND "voidedAt" IS NULL AND "expiredAt" IS NULL AND "actualCents" IS NULL;

-- Posting is part of every statement that writes dispatches, so no code can forget it.
CREATE FUNCTION fund_post_dispatches()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."requestId", max(greatest(n."createdAt", n."completedAt", n."settledAt")) AS "at" FROM added n WHERE n."voidedAt" IS NULL
      GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR one IN SELECT DISTINCT o."requestId" FROM removed o WHERE o."voidedAt" IS NULL OR o."lostCents" > 0 ORDER BY 1 LOOP
      PERFORM fund_settle(one."requestId", clock_timestamp());
    END LOOP;
  ELSE
    FOR one IN
      SELECT c."requestId", max(greatest(c."createdAt", c."completedAt", c."settledAt", c."voidedAt", c."redeemedAt", c."undoneAt", c."expiredAt")) AS "at" FROM (
        SELECT n.* FROM added n
        WHERE NOT EXISTS (SELECT FROM removed o WHERE o."id" = n."id" AND o."requestId" = n."requestId"
          AND o."estimatedValueCents" = n."estimatedValueCents" AND (o."voidedAt" IS NULL) = (n."voidedAt" IS NULL)
          AND (o."settledAt" IS NULL) = (n."settledAt" IS NULL) AND (o."expiredAt" IS NULL) = (n."expiredAt" IS NULL)
          AND o."usesLeft" = n."usesLeft" AND o."actualCents" IS NOT DISTINCT FROM n."actualCents"
          AND o."fundCents" IS NOT DISTINCT FROM n."fundCents" AND o."lostCents" = n."lostCents" AND o."stockCents" = n."stockCents")
        UNION ALL
        SELECT o.* FROM removed o
        WHERE NOT EXISTS (SELECT FROM added n WHERE o."id" = n."id" AND o."requestId" = n."requestId")) c
      GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "HelpDispatch_posts_delete" AFTER DELETE ON "HelpDispatch" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();
CREATE TRIGGER "HelpDispatch_posts_insert" AFTER INSERT ON "HelpDispatch" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();
CREATE TRIGGER "HelpDispatch_posts_update" AFTER UPDATE ON "HelpDispatch" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();

-- A dispatch takes a code of the fund that pays for its request, for the code's value.
CREATE FUNCTION fund_stock_of_dispatch()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM "VendorCode" c JOIN "RequestMoney" m ON m."requestId" = NEW."requestId" AND m."fundId" = c."fundId"
    WHERE c."id" = NEW."codeId" AND c."state" = 'taken' AND c."valueCents" = NEW."stockCents") THEN
    RAISE EXCEPTION 'Another fund bought this code, or for another value.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "HelpDispatch_takes_from_stock" BEFORE INSERT ON "HelpDispatch"
  FOR EACH ROW WHEN (new."stockCents" <> 0)
  EXECUTE FUNCTION fund_stock_of_dispatch();

-- The request is written again only if a dispatch changed whether it lacks help.
CREATE FUNCTION sv_dispatch_lacks_help()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE request int;
BEGIN
  IF TG_OP = 'DELETE' THEN request := OLD."requestId"; ELSE request := NEW."requestId"; END IF;
  UPDATE "EmergencyRequest" r SET "lacksHelp" = NULL WHERE r."id" = request AND r."status" = 'dispatched'
    AND r."lacksHelp" IS DISTINCT FROM sv_lacks_help(r."id", r."requestedHelpTypes");
  RETURN NULL;
END $function$;

CREATE TRIGGER "HelpDispatch_lacks_help" AFTER INSERT OR DELETE ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_dispatch_lacks_help();
CREATE TRIGGER "HelpDispatch_lacks_help_on_void" AFTER UPDATE OF "voidedAt" ON "HelpDispatch"
  FOR EACH ROW WHEN (new."voidedAt" IS DISTINCT FROM old."voidedAt")
  EXECUTE FUNCTION sv_dispatch_lacks_help();

-- A dispatched request keeps at least one dispatch that is not void. Checked when the transaction commits.
CREATE FUNCTION sv_dispatch_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = OLD."requestId" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = OLD."requestId" AND "voidedAt" IS NULL)
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER "HelpDispatch_stays_with_dispatched" AFTER DELETE OR UPDATE OF "requestId", "voidedAt" ON "HelpDispatch" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION sv_dispatch_stays();

-- A dispatch beyond what is left of the envelope has a reason.
CREATE FUNCTION sv_dispatch_within_envelope()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  allocated bigint;
  taken bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  SELECT e."allocatedCents", e."takenCents" INTO allocated, taken FROM sv_envelope(NEW."requestId") e;
  IF taken > allocated THEN
    RAISE EXCEPTION 'More than the allocated $% is dispatched only for a reason.', to_char(allocated / 100.0, 'FM999999990.00')
      USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "HelpDispatch_within_envelope_on_insert" AFTER INSERT ON "HelpDispatch"
  FOR EACH ROW WHEN (new."voidedAt" IS NULL AND new."overReason" IS NULL)
  EXECUTE FUNCTION sv_dispatch_within_envelope();
CREATE TRIGGER "HelpDispatch_within_envelope_on_update" AFTER UPDATE ON "HelpDispatch"
  FOR EACH ROW WHEN (new."voidedAt" IS NULL AND new."overReason" IS NULL AND (old."voidedAt" IS NOT NULL OR old."overReason" IS NOT NULL OR new."estimatedValueCents" > old."estimatedValueCents" OR new."requestId" <> old."requestId"))
  EXECUTE FUNCTION sv_dispatch_within_envelope();

-- Who dispatched is never changed: another person has to settle the dispatch.
CREATE FUNCTION sv_dispatcher_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'The person who dispatched help is never changed.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "HelpDispatch_dispatcher_stays" BEFORE UPDATE OF "dispatchedByKeys" ON "HelpDispatch"
  FOR EACH ROW WHEN (new."dispatchedByKeys" IS DISTINCT FROM old."dispatchedByKeys")
  EXECUTE FUNCTION sv_dispatcher_stays();
CREATE TRIGGER "HelpDispatch_destroyed_is_closed" BEFORE INSERT ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "HelpDispatch_held_is_not_emptied" BEFORE TRUNCATE ON "HelpDispatch"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "HelpDispatch_held_stays" BEFORE DELETE OR UPDATE OF "dispatchNotes", "providerInfo" ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'dispatchNotes,providerInfo');
CREATE CONSTRAINT TRIGGER "HelpDispatch_redemptions_add_up" AFTER UPDATE OF "usesLeft", "actualCents" ON "HelpDispatch" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new."usesLeft" <> old."usesLeft" OR new."actualCents" IS DISTINCT FROM old."actualCents")
  EXECUTE FUNCTION sv_redemptions_add_up();
CREATE TRIGGER "HelpDispatch_stripped_stays" BEFORE INSERT OR UPDATE OF "dispatchNotes", "providerInfo", "overReason", "overlapReason", "voidReason" ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'dispatchNotes,providerInfo,overReason,overlapReason,voidReason');

-- -------------------- HelpPass --------------------

-- One live pass per request.
CREATE UNIQUE INDEX "HelpPass_live_key" ON "HelpPass" USING btree ("requestId") WHERE "endedAt" IS NULL;

CREATE TRIGGER "HelpPass_destroyed_is_closed" BEFORE INSERT ON "HelpPass"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- Hold --------------------

ALTER TABLE "Hold" ADD CONSTRAINT "Hold_names_its_matter" CHECK (matter <> ''::text);
ALTER TABLE "Hold" ADD CONSTRAINT "Hold_names_what_it_covers"
  CHECK ((scope = 'everything'::"HoldScope") = (subject = ''::text) AND ((scope = ANY (ARRAY['everything'::"HoldScope", 'agency'::"HoldScope"])) OR subject ~ '^[1-9][0-9]{0,8}$'::text));
ALTER TABLE "Hold" ADD CONSTRAINT "Hold_released_has_a_reason"
  CHECK (("releasedAt" IS NULL) = ("releasedBy" IS NULL) AND ("releasedAt" IS NULL) = ("releaseReason" IS NULL) AND "releaseReason" <> ''::text);

-- A hold is never deleted or changed. It is released once.
CREATE FUNCTION sv_hold_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE TRIGGER "Hold_stays" BEFORE INSERT OR DELETE OR UPDATE ON "Hold"
  FOR EACH ROW EXECUTE FUNCTION sv_hold_stays();
CREATE TRIGGER "Hold_is_not_emptied" BEFORE TRUNCATE ON "Hold"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();

-- -------------------- IdentityProvider --------------------

ALTER TABLE "IdentityProvider" ADD CONSTRAINT "IdentityProvider_key_shape"
  CHECK (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text);

-- -------------------- LedgerEntry --------------------

ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_has_two_sides"
  CHECK (source = 'funder'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'funder'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'withdrawn'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'transfer'::"LedgerAccount" OR source = 'transfer'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount" OR source = 'reserved'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'reserved'::"LedgerAccount" AND target = 'committed'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'spent'::"LedgerAccount" OR source = 'reserved'::"LedgerAccount" AND target = 'spent'::"LedgerAccount" OR source = 'spent'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'lost'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'stock'::"LedgerAccount" OR source = 'stock'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'stock'::"LedgerAccount" AND target = 'committed'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'stock'::"LedgerAccount" OR source = 'stock'::"LedgerAccount" AND target = 'lost'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'printed'::"LedgerAccount" OR source = 'printed'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'printed'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount");
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_is_positive" CHECK (cents > 0);
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_names_its_request"
  CHECK ("requestId" IS NOT NULL OR (source = ANY (ARRAY['funder'::"LedgerAccount", 'available'::"LedgerAccount", 'transfer'::"LedgerAccount", 'stock'::"LedgerAccount", 'printed'::"LedgerAccount"])) AND (target = ANY (ARRAY['funder'::"LedgerAccount", 'available'::"LedgerAccount", 'withdrawn'::"LedgerAccount", 'transfer'::"LedgerAccount", 'stock'::"LedgerAccount", 'lost'::"LedgerAccount", 'printed'::"LedgerAccount"])));

-- Entries are added in the order of their times, so a small block index finds a period.
CREATE INDEX "LedgerEntry_at_idx" ON "LedgerEntry" USING brin (at);

-- Adds an entry to its day. Only when the transaction commits, and to the first part of the day that no other
-- one is committing to: so none waits, and a quiet day has one part. The setting safevoice.fund_day is where
-- the transaction's last row is: with thousands of entries, a look by key would read all versions of it.
CREATE FUNCTION fund_adds_up_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  place tid := nullif(current_setting('safevoice.fund_day', true), '')::tid;
  adding record;
  slot int := 0;
  is_added boolean := false;
BEGIN
  SELECT * INTO adding FROM fund_day_of(NEW."at", NEW."source", NEW."target", NEW."cents");
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('safevoice.ledger', 'on', true);
  IF place IS NOT NULL THEN
    UPDATE "FundDay" d SET
      "reservedCents" = d."reservedCents" + adding."reservedCents", "committedCents" = d."committedCents" + adding."committedCents",
      "spentCents" = d."spentCents" + adding."spentCents", "lostCents" = d."lostCents" + adding."lostCents",
      "stockCents" = d."stockCents" + adding."stockCents", "promisedCents" = d."promisedCents" + adding."promisedCents"
    WHERE d.ctid = place AND d."fundId" = NEW."fundId" AND d."day" = adding."day" RETURNING d.ctid INTO place;
    is_added := FOUND;
  END IF;
  IF NOT is_added THEN
    WHILE slot < 16 AND NOT pg_try_advisory_xact_lock(4200 + slot, NEW."fundId") LOOP
      slot := slot + 1;
    END LOOP;
    INSERT INTO "FundDay" AS d ("fundId", "day", "n", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
    VALUES (NEW."fundId", adding."day", slot % 16, adding."reservedCents", adding."committedCents", adding."spentCents",
      adding."lostCents", adding."stockCents", adding."promisedCents")
    ON CONFLICT ("fundId", "day", "n") DO UPDATE SET
      "reservedCents" = d."reservedCents" + EXCLUDED."reservedCents", "committedCents" = d."committedCents" + EXCLUDED."committedCents",
      "spentCents" = d."spentCents" + EXCLUDED."spentCents", "lostCents" = d."lostCents" + EXCLUDED."lostCents",
      "stockCents" = d."stockCents" + EXCLUDED."stockCents", "promisedCents" = d."promisedCents" + EXCLUDED."promisedCents"
    RETURNING d.ctid INTO place;
  END IF;
  PERFORM set_config('safevoice.fund_day', place::text, true);
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER "LedgerEntry_adds_up_days" AFTER INSERT ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION fund_adds_up_days();

-- A closed month stays as it was hashed: an entry that would be dated in it is dated now. The ledger's clock
-- is the application's, so most entries are of the running month and are not compared.
CREATE FUNCTION fund_after_closed_months()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF EXISTS (SELECT FROM "LedgerMonth" m WHERE m."beginsAt" <= NEW."at" AND NEW."at" < m."endsAt") THEN
    NEW."at" := greatest(clock_timestamp(), (SELECT max(m."endsAt") FROM "LedgerMonth" m));
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "LedgerEntry_after_closed_months" BEFORE INSERT ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION fund_after_closed_months();
CREATE TRIGGER "LedgerEntry_by_ledger" BEFORE INSERT ON "LedgerEntry"
  FOR EACH ROW WHEN (current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)
  EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "LedgerEntry_is_not_emptied" BEFORE TRUNCATE ON "LedgerEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "LedgerEntry_only_grows" BEFORE DELETE OR UPDATE ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- LedgerMonth --------------------

ALTER TABLE "LedgerMonth" ADD CONSTRAINT "LedgerMonth_ends_later" CHECK ("beginsAt" < "endsAt");
ALTER TABLE "LedgerMonth" ADD CONSTRAINT "LedgerMonth_never_overlaps" EXCLUDE USING gist (tstzrange("beginsAt", "endsAt") WITH &&);

-- A month is closed by two people, and after every earlier month that has entries.
CREATE FUNCTION fund_closes_month()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NEW."proposedById" IS NULL OR NEW."closedById" IS NULL OR NEW."proposedById" = NEW."closedById" THEN
    RAISE EXCEPTION 'A month is closed by two people.' USING ERRCODE = 'SV001';
  END IF;
  IF EXISTS (SELECT FROM "LedgerEntry" e WHERE e."at" < NEW."beginsAt"
    AND NOT EXISTS (SELECT FROM "LedgerMonth" m WHERE m."beginsAt" <= e."at" AND e."at" < m."endsAt")) THEN
    RAISE EXCEPTION 'An earlier month is still open.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "LedgerMonth_closes" BEFORE INSERT ON "LedgerMonth"
  FOR EACH ROW EXECUTE FUNCTION fund_closes_month();
CREATE TRIGGER "LedgerMonth_is_not_emptied" BEFORE TRUNCATE ON "LedgerMonth"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "LedgerMonth_stays" BEFORE DELETE OR UPDATE ON "LedgerMonth"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- Letter --------------------

-- One live closing summary per request: of two jobs at once, one writes it.
CREATE UNIQUE INDEX "Letter_summary_key" ON "Letter" USING btree ("requestId")
  WHERE kind = 'summary'::"LetterKind" AND state <> 'void'::"LetterState";

-- A letter stays as it was written, until its case is destroyed: then its text is empty, and its number, hash
-- and check code stay.
CREATE FUNCTION sv_letter_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NEW."factsSealed" = '' AND NEW."htmlSealed" IS NULL AND NEW."textSealed" IS NULL
    AND (NEW."number", NEW."hash", NEW."checkKey", NEW."requestId") IS NOT DISTINCT FROM (OLD."number", OLD."hash", OLD."checkKey", OLD."requestId")
    AND EXISTS (SELECT FROM "StrippedRecord" s WHERE s."unit" = 'request' AND s."key" = OLD."requestId" AND s."record" = 'cases')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A letter stays as it was written.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "Letter_stays_as_written" BEFORE UPDATE ON "Letter"
  FOR EACH ROW WHEN (old.number IS NOT NULL AND (new.number IS DISTINCT FROM old.number OR new.hash IS DISTINCT FROM old.hash OR new."checkKey" IS DISTINCT FROM old."checkKey" OR new."requestId" IS DISTINCT FROM old."requestId" OR (new."htmlSealed" IS DISTINCT FROM old."htmlSealed" OR new."textSealed" IS DISTINCT FROM old."textSealed" OR new."factsSealed" IS DISTINCT FROM old."factsSealed") AND current_setting('safevoice.key_rotation'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION sv_letter_stays();
CREATE TRIGGER "Letter_destroyed_is_closed" BEFORE INSERT ON "Letter"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Letter_held_is_not_emptied" BEFORE TRUNCATE ON "Letter"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Letter_held_stays" BEFORE DELETE OR UPDATE OF "recipientName", "factsSealed" ON "Letter"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'recipientName,factsSealed');
CREATE TRIGGER "Letter_stripped_stays" BEFORE INSERT OR UPDATE OF "recipientName", "factsSealed", subject, "htmlSealed", "textSealed", "voidReason" ON "Letter"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'recipientName,factsSealed,subject,htmlSealed,textSealed,voidReason');

-- -------------------- Link --------------------

-- One link, one decision.
CREATE FUNCTION sv_link_used_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'This link has already been used.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "Link_used_once" BEFORE UPDATE ON "Link"
  FOR EACH ROW WHEN (old."usedAt" IS NOT NULL AND new."usedAt" IS DISTINCT FROM old."usedAt")
  EXECUTE FUNCTION sv_link_used_once();
CREATE TRIGGER "Link_destroyed_is_closed" BEFORE INSERT ON "Link"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Link_held_is_not_emptied" BEFORE TRUNCATE ON "Link"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Link_held_stays" BEFORE DELETE ON "Link"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId,case=verificationId', '');
CREATE TRIGGER "Link_stripped_stays" BEFORE INSERT OR UPDATE OF "factsSealed", "factsHash" ON "Link"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId,case=verificationId', 'cases', 'columns', 'factsSealed,factsHash');

-- -------------------- Message --------------------

-- Messages that failed or did not arrive, for the outbox.
CREATE INDEX "Message_reachedNoOne_idx" ON "Message" USING btree ("handledAt", "createdAt")
  WHERE state = 'failed'::"MessageState" OR "undeliveredAt" IS NOT NULL;

-- Messages by their officer verification, for the inbox.
CREATE INDEX "Message_verificationId_idx" ON "Message" USING btree ("verificationId")
  WHERE "verificationId" IS NOT NULL;

CREATE TRIGGER "Message_held_is_not_emptied" BEFORE TRUNCATE ON "Message"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Message_held_stays" BEFORE DELETE OR UPDATE OF "recipientName", "recipientAddress", subject, "bodySealed" ON "Message"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId,case=verificationId', 'recipientName,recipientAddress,subject,bodySealed');
CREATE TRIGGER "Message_stripped_stays" BEFORE INSERT OR UPDATE OF "recipientName", "recipientAddress", subject, "bodySealed" ON "Message"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId,case=verificationId', 'messages', 'columns', 'recipientName,recipientAddress,subject,bodySealed');

-- -------------------- Officer --------------------

-- The search of officers, by parts of words.
CREATE INDEX "Officer_searchText_idx" ON "Officer" USING gin ("searchText" gin_trgm_ops);

-- What the search of officers reads: the name, and the phone number as digits.
CREATE FUNCTION sv_officer_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."searchText" := concat_ws(' ', sv_fold(NEW."name"), sv_numbers(sv_fold(NEW."phone")));
  RETURN NEW;
END $function$;

CREATE TRIGGER "Officer_search" BEFORE INSERT OR UPDATE OF name, phone, "searchText" ON "Officer"
  FOR EACH ROW EXECUTE FUNCTION sv_officer_search();

-- -------------------- OperationRun --------------------

CREATE TRIGGER "OperationRun_is_not_emptied" BEFORE TRUNCATE ON "OperationRun"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "OperationRun_only_grows" BEFORE DELETE OR UPDATE ON "OperationRun"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- Passkey --------------------

-- Ten passkeys at most per account. The account's row is locked, so that two at once do not pass.
CREATE FUNCTION sv_ten_passkeys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM "Admin" WHERE "id" = NEW."adminId" FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM "Passkey" WHERE "adminId" = NEW."adminId") >= 10 THEN
    RAISE EXCEPTION 'An account can have up to 10 passkeys.' USING ERRCODE = 'SV005';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "Passkey_ten_per_account" BEFORE INSERT ON "Passkey"
  FOR EACH ROW EXECUTE FUNCTION sv_ten_passkeys();

-- -------------------- PersonKey --------------------

CREATE TRIGGER "PersonKey_held_is_not_emptied" BEFORE TRUNCATE ON "PersonKey"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PersonKey_held_stays" BEFORE DELETE OR UPDATE OF kind, key ON "PersonKey"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'kind,key');
CREATE TRIGGER "PersonKey_stripped_stays" BEFORE INSERT OR UPDATE OF kind, key ON "PersonKey"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'kind,key');

-- -------------------- PersonVerdict --------------------

ALTER TABLE "PersonVerdict" ADD CONSTRAINT "PersonVerdict_in_order" CHECK ("firstId" < "secondId");
CREATE TRIGGER "PersonVerdict_held_is_not_emptied" BEFORE TRUNCATE ON "PersonVerdict"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PersonVerdict_held_stays" BEFORE DELETE OR UPDATE OF reason, keys ON "PersonVerdict"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=firstId,request=secondId', 'reason,keys');
CREATE TRIGGER "PersonVerdict_stripped_stays" BEFORE INSERT OR UPDATE OF reason, keys ON "PersonVerdict"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=firstId,request=secondId', 'cases', 'columns', 'reason,keys');

-- -------------------- PrivacyRequest --------------------

ALTER TABLE "PrivacyRequest" ADD CONSTRAINT "PrivacyRequest_answered_by_someone"
  CHECK ((outcome IS NULL) = ("answeredAt" IS NULL) AND (outcome IS NULL) = ("answeredBy" IS NULL));
ALTER TABLE "PrivacyRequest" ADD CONSTRAINT "PrivacyRequest_due_later" CHECK ("dueAt" > "openedAt");
ALTER TABLE "PrivacyRequest" ADD CONSTRAINT "PrivacyRequest_refused_with_a_reason"
  CHECK (outcome IS NULL OR outcome = 'done'::"PrivacyOutcome" OR answer <> ''::text OR answer IS NULL);
CREATE UNIQUE INDEX "PrivacyRequest_one_open" ON "PrivacyRequest" USING btree ("requestId", kind)
  WHERE outcome IS NULL;
CREATE INDEX "PrivacyRequest_open" ON "PrivacyRequest" USING btree ("dueAt") WHERE outcome IS NULL;
CREATE TRIGGER "PrivacyRequest_destroyed_is_closed" BEFORE INSERT ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "PrivacyRequest_held_is_not_emptied" BEFORE TRUNCATE ON "PrivacyRequest"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PrivacyRequest_held_stays" BEFORE DELETE OR UPDATE OF content ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'content');
CREATE TRIGGER "PrivacyRequest_stripped_stays" BEFORE INSERT OR UPDATE OF content, answer ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'content,answer');

-- -------------------- ProviderTimer --------------------

CREATE TRIGGER "ProviderTimer_destroyed_is_closed" BEFORE INSERT ON "ProviderTimer"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- PublicFigures --------------------

CREATE TRIGGER "PublicFigures_stays" BEFORE DELETE OR UPDATE ON "PublicFigures"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- Recipient --------------------

ALTER TABLE "Recipient" ADD CONSTRAINT "Recipient_needs_have_a_moment"
  CHECK ((needs IS NULL) = ("needsConfirmedAt" IS NULL));
CREATE TRIGGER "Recipient_held_is_not_emptied" BEFORE TRUNCATE ON "Recipient"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Recipient_held_stays" BEFORE DELETE OR UPDATE OF "caseNumber", "fullName", "dateOfBirthSealed", address, phone, "statementOfNeed" ON "Recipient"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('case=verificationId', 'caseNumber,fullName,dateOfBirthSealed,address,phone,statementOfNeed');
CREATE TRIGGER "Recipient_stripped_stays" BEFORE INSERT OR UPDATE OF "caseNumber", "fullName", "dateOfBirthSealed", address, phone, "phoneE164", email, "statementOfNeed", needs, language ON "Recipient"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('case=verificationId', 'cases', 'rows', 'caseNumber,fullName,dateOfBirthSealed,address,phone,phoneE164,email,statementOfNeed,needs,language');

-- -------------------- RecipientResponse --------------------

CREATE TRIGGER "RecipientResponse_destroyed_is_closed" BEFORE INSERT ON "RecipientResponse"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "RecipientResponse_held_is_not_emptied" BEFORE TRUNCATE ON "RecipientResponse"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "RecipientResponse_held_stays" BEFORE DELETE OR UPDATE OF sender, content ON "RecipientResponse"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'sender,content');
CREATE TRIGGER "RecipientResponse_stripped_stays" BEFORE INSERT OR UPDATE OF sender, content ON "RecipientResponse"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'messages', 'columns', 'sender,content');

-- -------------------- Recommendation --------------------

-- Requests whose resources must be chosen again.
CREATE INDEX "Recommendation_resources_due_idx" ON "Recommendation" USING btree ("requestId" DESC)
  WHERE "resourcesAt" IS NULL OR "victimChangedAt" > "resourcesAt";

-- A new recommendation has when its victim information changed (sv_victim_changed).
CREATE FUNCTION sv_recommended_for_victim()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  NEW."victimChangedAt" := (SELECT v."updatedAt" FROM "VictimInfo" v WHERE v."requestId" = NEW."requestId");
  RETURN NEW;
END $function$;

CREATE TRIGGER "Recommendation_for_victim" BEFORE INSERT ON "Recommendation"
  FOR EACH ROW EXECUTE FUNCTION sv_recommended_for_victim();
CREATE TRIGGER "Recommendation_destroyed_is_closed" BEFORE INSERT ON "Recommendation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- RecordsPacket --------------------

ALTER TABLE "RecordsPacket" ADD CONSTRAINT "RecordsPacket_done_with_a_file"
  CHECK ((state = 'done'::"PacketState") = ("doneAt" IS NOT NULL) AND (state = 'done'::"PacketState") = (sha256 <> ''::text));
ALTER TABLE "RecordsPacket" ADD CONSTRAINT "RecordsPacket_failed_for_a_reason"
  CHECK ((state = 'failed'::"PacketState") = (failure IS NOT NULL));
ALTER TABLE "RecordsPacket" ADD CONSTRAINT "RecordsPacket_six_digits"
  CHECK ("firstNumber" > 0 AND ("firstNumber" + pages) <= 1000000);
CREATE TRIGGER "RecordsPacket_held_is_not_emptied" BEFORE TRUNCATE ON "RecordsPacket"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "RecordsPacket_held_stays" BEFORE DELETE OR UPDATE OF matter, reference, body, "bodyKey", what, prefix, sha256, "madeBy" ON "RecordsPacket"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'matter,reference,body,bodyKey,what,prefix,sha256,madeBy');
CREATE TRIGGER "RecordsPacket_stripped_stays" BEFORE INSERT OR UPDATE OF matter, reference, body, "bodyKey", what, prefix, boxes, sha256, failure, "madeBy" ON "RecordsPacket"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'matter,reference,body,bodyKey,what,prefix,boxes,sha256,failure,madeBy');

-- -------------------- Redemption --------------------

ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_has_its_terminal"
  CHECK ((kind = 'terminal'::"RedemptionKind") = ("terminalId" IS NOT NULL));
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_is_not_negative" CHECK (cents >= 0);
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_undone_by_someone"
  CHECK (("undoneAt" IS NULL) = ("undoneBy" IS NULL));

-- A redemption is undone once, and otherwise stays as it was.
CREATE FUNCTION sv_redemption_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."undoneAt" IS NULL AND NEW."undoneAt" IS NOT NULL
    AND (NEW."id", NEW."dispatchId", NEW."kind", NEW."cents", NEW."at", NEW."by") = (OLD."id", OLD."dispatchId", OLD."kind", OLD."cents", OLD."at", OLD."by")
    AND NEW."terminalId" IS NOT DISTINCT FROM OLD."terminalId" THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A redemption can only be undone, once.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "Redemption_stays" BEFORE DELETE OR UPDATE ON "Redemption"
  FOR EACH ROW EXECUTE FUNCTION sv_redemption_stays();
CREATE CONSTRAINT TRIGGER "Redemption_adds_up" AFTER INSERT OR UPDATE ON "Redemption" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION sv_redemptions_add_up();

-- -------------------- RedemptionTerminal --------------------

ALTER TABLE "RedemptionTerminal" ADD CONSTRAINT "RedemptionTerminal_joins_once"
  CHECK (("secretHash" IS NULL) = ("joinedAt" IS NULL) AND ("joinedAt" IS NULL) = ("endsAt" IS NULL) AND ("invitedHash" IS NULL OR "secretHash" IS NULL));

-- -------------------- Release --------------------

ALTER TABLE "Release" ADD CONSTRAINT "Release_days" CHECK (days >= 1 AND days <= 90);
ALTER TABLE "Release" ADD CONSTRAINT "Release_ends_if_signed" CHECK (("signedAt" IS NULL) = (until IS NULL));
ALTER TABLE "Release" ADD CONSTRAINT "Release_ends_in_time"
  CHECK (until > "signedAt" AND until <= ("signedAt" + '2160:00:00'::interval));
ALTER TABLE "Release" ADD CONSTRAINT "Release_has_signer"
  CHECK ((way = 'law'::"ReleaseWay") = (signer IS NULL));
ALTER TABLE "Release" ADD CONSTRAINT "Release_law_is_named"
  CHECK ((way = 'law'::"ReleaseWay") = (authority IS NOT NULL) AND TRIM(BOTH FROM authority) <> ''::text);
ALTER TABLE "Release" ADD CONSTRAINT "Release_names_what" CHECK (COALESCE(cardinality(what), 0) > 0);
ALTER TABLE "Release" ADD CONSTRAINT "Release_only_pass_waits"
  CHECK ("signedAt" IS NOT NULL OR way = 'pass'::"ReleaseWay");
ALTER TABLE "Release" ADD CONSTRAINT "Release_signer_did_no_harm"
  CHECK (signer IS NULL OR signer = 'person'::"ReleaseSigner" OR "isSignerSafe");
ALTER TABLE "Release" ADD CONSTRAINT "Release_withdrawn_by"
  CHECK (("withdrawnAt" IS NULL) = ("withdrawnBy" IS NULL));

-- A signed release permits no more than it did, and ends no later. A withdrawal is final.
CREATE FUNCTION sv_release_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'A release stays as it was signed, and is withdrawn once.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "Release_stays_as_signed" BEFORE UPDATE ON "Release"
  FOR EACH ROW WHEN (old."signedAt" IS NOT NULL AND (new."requestId" <> old."requestId" OR new.what <> old.what OR new.way <> old.way OR new."signedAt" IS DISTINCT FROM old."signedAt" OR new.until IS DISTINCT FROM old.until OR new.authority IS DISTINCT FROM old.authority OR new."bodyKey" <> old."bodyKey" AND new."bodyKey" <> ''::text) OR old."withdrawnAt" IS NOT NULL AND (new."withdrawnAt" IS DISTINCT FROM old."withdrawnAt" OR new."signedAt" IS DISTINCT FROM old."signedAt"))
  EXECUTE FUNCTION sv_release_stays();
CREATE TRIGGER "Release_destroyed_is_closed" BEFORE INSERT ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Release_held_is_not_emptied" BEFORE TRUNCATE ON "Release"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Release_held_stays" BEFORE DELETE OR UPDATE OF body, "bodyKey", purpose, "signerName", "signerRelation", "notNotifiedReason" ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'body,bodyKey,purpose,signerName,signerRelation,notNotifiedReason');
CREATE TRIGGER "Release_stripped_stays" BEFORE INSERT OR UPDATE OF body, "bodyKey", purpose, "signerName", "signerRelation", "notNotifiedReason" ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'body,bodyKey,purpose,signerName,signerRelation,notNotifiedReason');

-- -------------------- ReplyLink --------------------

CREATE TRIGGER "ReplyLink_destroyed_is_closed" BEFORE INSERT ON "ReplyLink"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "ReplyLink_held_is_not_emptied" BEFORE TRUNCATE ON "ReplyLink"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "ReplyLink_held_stays" BEFORE DELETE OR UPDATE OF "recipientName" ON "ReplyLink"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'recipientName');
CREATE TRIGGER "ReplyLink_stripped_stays" BEFORE INSERT OR UPDATE OF "recipientName" ON "ReplyLink"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'messages', 'columns', 'recipientName');

-- -------------------- RequestMoney --------------------

ALTER TABLE "RequestMoney" SET (fillfactor=70);
ALTER TABLE "RequestMoney" ADD CONSTRAINT "RequestMoney_is_not_negative"
  CHECK ("reservedCents" >= 0 AND "committedCents" >= 0 AND "spentCents" >= 0 AND "lostCents" >= 0);
ALTER TABLE "RequestMoney" ADD CONSTRAINT "RequestMoney_stock_is_not_negative" CHECK ("stockCents" >= 0);
CREATE TRIGGER "RequestMoney_by_ledger" BEFORE INSERT OR DELETE OR UPDATE ON "RequestMoney"
  FOR EACH ROW WHEN (current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)
  EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "RequestMoney_is_not_emptied" BEFORE TRUNCATE ON "RequestMoney"
  FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();

-- -------------------- Resource --------------------

ALTER TABLE "Resource" ADD CONSTRAINT "Resource_full_has_its_end"
  CHECK (("fullAt" IS NULL) = ("fullUntil" IS NULL));
ALTER TABLE "Resource" ADD CONSTRAINT "Resource_hidden_has_no_place"
  CHECK (NOT "isLocationHidden" OR city IS NULL AND address IS NULL AND website IS NULL AND counties = '{}'::text[] AND (area = ANY (ARRAY['statewide'::text, 'national'::text])) AND "contactInfo" ~ '^[0-9 -]+( or [0-9 -]+)*$'::text AND NOT sv_names_street(concat_ws(' | '::text, name, description, hours)));
ALTER TABLE "Resource" ADD CONSTRAINT "Resource_hidden_is_never_full"
  CHECK (NOT "isLocationHidden" OR "fullAt" IS NULL);

-- Whether a text names a street, a corner, a unit, a ZIP code of a state, or a point on a map.
-- graph/community/entries/hidden.ts has the same rule.
CREATE FUNCTION sv_names_street(written text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT written ~* '\y[0-9]{1,6}(st|nd|rd|th)?[a-z]?\s{1,3}(([[:alnum:]''’-]{1,20}|[[:alpha:]]{1,2}\.)\s{1,3}){0,4}(street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy)\y'
    OR written ~ '\y[0-9]{1,6}(st|nd|rd|th)?[a-z]?\s{1,3}(([[:alnum:]''’-]{1,20}|[[:alpha:]]{1,2}\.)\s{1,3}){0,4}(Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Ter|Circle|Cir|Trail)\y'
    OR written ~* '\y(calle|avenida|carretera|camino|rue|highway|hwy|interstate|route)\s{1,3}([[:alnum:].''’-]{1,20}\s{1,3}){0,3}[0-9]'
    OR written ~* '\y[0-9]{1,6},?\s{1,3}(calle|avenida|carretera|camino|rue)\y'
    OR written ~ '\y[A-Z][[:alpha:]''’-]{1,20}\s{1,3}(Street|Avenue|Road|Boulevard|Lane|Parkway)\y'
    OR written ~* '\y(corner|intersection|esquina|angle|coin)\s{1,3}(of|de|des|du)\y'
    OR written ~* '\y(suite|ste|apt|apartment|unit|room|floor|p\.?\s{0,3}o\.?\s{0,3}box)\.?\s{0,3}#?\s{0,3}[0-9]'
    OR written ~ '\y[A-Z]{2},?\s{1,3}[0-9]{5}\y'
    OR written ~ '[0-9]{1,3}\.[0-9]{3,15}\s{0,3},\s{0,3}-?[0-9]{1,3}\.[0-9]{3}'
    OR written ~* '(\ymaps\.[a-z]|/maps|goo\.gl|what3words|///[[:alnum:]]{1,20}\.[[:alnum:]]{1,20}\.[[:alnum:]])'
$function$;

-- When an entry last changed, for the directory exchange. An entry with a hidden location is never full.
CREATE FUNCTION sv_resource_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$;

CREATE TRIGGER "Resource_changed" BEFORE UPDATE ON "Resource"
  FOR EACH ROW EXECUTE FUNCTION sv_resource_changed();

-- -------------------- ResourceRecommendation --------------------

ALTER TABLE "ResourceRecommendation" ADD CONSTRAINT "ResourceRecommendation_score_is_0_to_5"
  CHECK ("aiConfidenceScore" >= 0::double precision AND "aiConfidenceScore" <= 5::double precision);
CREATE TRIGGER "ResourceRecommendation_destroyed_is_closed" BEFORE INSERT ON "ResourceRecommendation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- RetentionSchedule --------------------

ALTER TABLE "RetentionSchedule" ADD CONSTRAINT "RetentionSchedule_names_its_law"
  CHECK ((years IS NULL) = (citation = ''::text) AND years >= 1 AND years <= 100);
ALTER TABLE "RetentionSchedule" ADD CONSTRAINT "RetentionSchedule_proposal_names_its_law"
  CHECK (("proposedYears" IS NULL) = ("proposedCitation" IS NULL) AND ("proposedYears" IS NULL) = ("proposedAt" IS NULL) AND ("proposedYears" IS NULL) = ("proposedById" IS NULL) AND ("proposedYears" IS NULL) = ("proposedBy" IS NULL) AND "proposedCitation" <> ''::text AND "proposedYears" >= 1 AND "proposedYears" <= 100);

-- -------------------- SafeContact --------------------

CREATE TRIGGER "SafeContact_held_is_not_emptied" BEFORE TRUNCATE ON "SafeContact"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "SafeContact_held_stays" BEFORE DELETE OR UPDATE OF "timeZone", way, "mayLeaveMessage" ON "SafeContact"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'timeZone,way,mayLeaveMessage');
CREATE TRIGGER "SafeContact_stripped_stays" BEFORE INSERT OR UPDATE OF "timeZone", way, "fromMinute", "toMinute", "mayLeaveMessage" ON "SafeContact"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'timeZone,way,fromMinute,toMinute,mayLeaveMessage');

-- -------------------- Satisfaction --------------------

CREATE TRIGGER "Satisfaction_destroyed_is_closed" BEFORE INSERT ON "Satisfaction"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- Session --------------------

ALTER TABLE "Session" ADD CONSTRAINT "Session_asked_again"
  CHECK ("refreshSealed" IS NULL OR "providerId" IS NOT NULL AND "providerSubject" IS NOT NULL AND "providerCheckedAt" IS NOT NULL AND "providerCheckAt" IS NOT NULL);

-- A session that ended has no refresh token, in whichever way it ended.
CREATE FUNCTION session_forget_refresh()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  NEW."refreshSealed" := NULL;
  RETURN NEW;
END $function$;

CREATE TRIGGER "Session_forgets_refresh" BEFORE INSERT OR UPDATE ON "Session"
  FOR EACH ROW WHEN (new."endedAt" IS NOT NULL AND new."refreshSealed" IS NOT NULL)
  EXECUTE FUNCTION session_forget_refresh();
CREATE TRIGGER "Session_held_is_not_emptied" BEFORE TRUNCATE ON "Session"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Session_held_stays" BEFORE DELETE OR UPDATE OF ip, "userAgent" ON "Session"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('case=verificationId,citizen=citizenId,officer=officerId,Session=id', 'ip,userAgent');
CREATE TRIGGER "Session_stripped_stays" BEFORE INSERT OR UPDATE OF ip, "userAgent" ON "Session"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('case=verificationId,citizen=citizenId,Session=id', 'session_networks', 'columns', 'ip,userAgent');

-- -------------------- SharedNetwork --------------------

-- A network is listed once; a removed one can be listed again.
CREATE UNIQUE INDEX "SharedNetwork_listed_once" ON "SharedNetwork" USING btree (cidr)
  WHERE "removedAt" IS NULL;

-- -------------------- StatementLine --------------------

ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_is_positive" CHECK (cents > 0);
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_settled_with_a_reason"
  CHECK ((state = ANY (ARRAY['accepted'::"StatementLineState", 'refused'::"StatementLineState"])) = (reason IS NOT NULL) AND (reason IS NULL) = ("settledBy" IS NULL) AND (reason IS NULL) = ("settledAt" IS NULL));

-- A dispatch is paid by one line of a statement.
CREATE UNIQUE INDEX "StatementLine_pays_once" ON "StatementLine" USING btree ("dispatchId")
  WHERE state = ANY (ARRAY['matched'::"StatementLineState", 'accepted'::"StatementLineState"]);

-- Money beyond a dispatch is not accepted by the person who imported the statement.
CREATE FUNCTION sv_statement_needs_another()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF EXISTS (SELECT FROM "VendorStatement" s WHERE s."id" = NEW."statementId" AND lower(s."importedBy") = lower(NEW."settledBy")) THEN
    RAISE EXCEPTION 'Another person accepts more than was dispatched.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "StatementLine_needs_another" BEFORE INSERT OR UPDATE OF state, "settledBy" ON "StatementLine"
  FOR EACH ROW WHEN (new.state = 'accepted'::"StatementLineState" AND (new.verdict = ANY (ARRAY['more'::text, 'not_redeemed'::text])))
  EXECUTE FUNCTION sv_statement_needs_another();

-- -------------------- StrippedRecord --------------------

-- A record is stripped only by a destruction that two people approved, and never under a hold.
CREATE FUNCTION sv_strip_is_approved()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM sv_holds_lock(true);
  IF sv_held(NEW."unit", NEW."key") THEN
    RAISE EXCEPTION 'A hold keeps % %.', NEW."unit", NEW."key" USING ERRCODE = 'SV006';
  END IF;
  IF NOT EXISTS (SELECT FROM "Destruction" d WHERE d."id" = NEW."destructionId" AND d."state" = 'running' AND d."record" = NEW."record") THEN
    RAISE EXCEPTION 'Two people approve a strip.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "StrippedRecord_is_approved" BEFORE INSERT ON "StrippedRecord"
  FOR EACH ROW EXECUTE FUNCTION sv_strip_is_approved();
CREATE TRIGGER "StrippedRecord_is_not_emptied" BEFORE TRUNCATE ON "StrippedRecord"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "StrippedRecord_only_grows" BEFORE DELETE OR UPDATE ON "StrippedRecord"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- SystemConfig --------------------

ALTER TABLE "SystemConfig" ADD CONSTRAINT "SystemConfig_fiscal_year_begins_in_a_month"
  CHECK ("fiscalYearMonth" >= 1 AND "fiscalYearMonth" <= 12);
ALTER TABLE "SystemConfig" ADD CONSTRAINT "SystemConfig_suggestedTimeZone_check"
  CHECK ("suggestedTimeZone" = ''::text OR ('2000-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE "suggestedTimeZone") IS NOT NULL);
ALTER TABLE "SystemConfig" ADD CONSTRAINT "SystemConfig_timeZoneSuggestedBy_check"
  CHECK ("timeZoneSuggestedBy" = ANY (ARRAY['server'::text, 'browser'::text]));
ALTER TABLE "SystemConfig" ADD CONSTRAINT "SystemConfig_timeZone_check"
  CHECK ("timeZone" = ''::text OR ('2000-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE "timeZone") IS NOT NULL);

-- The last millisecond, in one time zone, of the day that a moment has in another. What ends on a day ends
-- then. The same as endOfDay(zone, dayIn(zone, at)) in graph/core/time/zone.shared.ts.
CREATE FUNCTION sv_end_of_day(at timestamp with time zone, day_in text, ends_in text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT ((("at" AT TIME ZONE "day_in")::date + 1)::timestamp AT TIME ZONE "ends_in") - interval '1 millisecond'
$function$;

-- If the installation's zone changes, an end on a day is the end of that day in the new zone. What people
-- hold is extended and never shortened. A code in the pool ends with the day that its vendor named.
CREATE FUNCTION sv_zone_moves_ends()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  before text := coalesce(nullif(OLD."timeZone", ''), nullif(OLD."suggestedTimeZone", ''), 'UTC');
  after text := coalesce(nullif(NEW."timeZone", ''), nullif(NEW."suggestedTimeZone", ''), 'UTC');
BEGIN
  IF before = after THEN
    RETURN NULL;
  END IF;
  UPDATE "VendorCode" SET "expiresAt" = CASE WHEN "state" = 'free' THEN sv_end_of_day("expiresAt", before, after)
      ELSE greatest(sv_end_of_day("expiresAt", before, after), sv_end_of_day("expiresAt", after, after)) END
    WHERE "state" <> 'burnt' AND "expiresAt" = sv_end_of_day("expiresAt", before, before);
  UPDATE "HelpDispatch" SET "endsAt" = greatest(sv_end_of_day("endsAt", before, after), sv_end_of_day("endsAt", after, after))
    WHERE "voidedAt" IS NULL AND "expiredAt" IS NULL AND "usesLeft" > 0 AND "endsAt" = sv_end_of_day("endsAt", before, before);
  UPDATE "DeskTask" t SET "dueAt" = h."endsAt" FROM "HelpDispatch" h
    WHERE t."kind" = 'expiring_code' AND t."state" = 'open' AND h."id" = t."subjectId" AND h."endsAt" <> t."dueAt";
  UPDATE "Letter" SET "validUntil" = greatest(sv_end_of_day("validUntil", before, after), sv_end_of_day("validUntil", after, after))
    WHERE "state" <> 'void' AND "validUntil" = sv_end_of_day("validUntil", before, before);
  RETURN NULL;
END $function$;

CREATE TRIGGER "SystemConfig_zone_moves_ends" AFTER UPDATE OF "timeZone", "suggestedTimeZone" ON "SystemConfig"
  FOR EACH ROW EXECUTE FUNCTION sv_zone_moves_ends();

-- If the installation's zone changes, a deputy's term has its printed days in the new zone: it is extended,
-- and never shortened. A term that is over stays over.
CREATE FUNCTION sv_zone_moves_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "SupervisorDeputy" SET "startsAt" = least("startsAt", "firstDay"::timestamp AT TIME ZONE sv_time_zone()),
    "endsAt" = greatest("endsAt", ("lastDay" + 1)::timestamp AT TIME ZONE sv_time_zone())
    WHERE "endedAt" IS NULL AND "endsAt" > clock_timestamp();
  RETURN NULL;
END $function$;

CREATE TRIGGER "SystemConfig_zone_moves_terms" AFTER UPDATE OF "timeZone", "suggestedTimeZone" ON "SystemConfig"
  FOR EACH ROW EXECUTE FUNCTION sv_zone_moves_terms();

-- -------------------- TextConsent --------------------

CREATE TRIGGER "TextConsent_destroyed_is_closed" BEFORE INSERT ON "TextConsent"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');

-- -------------------- VendorCode --------------------

ALTER TABLE "VendorCode" ADD CONSTRAINT "VendorCode_bought_has_a_value"
  CHECK ("fundId" IS NULL OR cost = 'prepaid'::"VendorCodeCost" AND "valueCents" > 0);

-- A bought code that was used keeps its value, and each bought code its fund.
CREATE FUNCTION fund_code_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."state" = 'free' THEN
      RETURN OLD;
    END IF;
  ELSIF (NEW."fundId", NEW."cost") IS NOT DISTINCT FROM (OLD."fundId", OLD."cost")
    AND (NEW."valueCents" IS NOT DISTINCT FROM OLD."valueCents" OR (OLD."state" = 'free' AND NEW."state" = 'free')) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A bought code that was used is not changed or deleted.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "VendorCode_bought_is_not_deleted" BEFORE DELETE ON "VendorCode"
  FOR EACH ROW WHEN (old."fundId" IS NOT NULL)
  EXECUTE FUNCTION fund_code_stays();
CREATE TRIGGER "VendorCode_bought_stays" BEFORE UPDATE OF "fundId", "valueCents", cost ON "VendorCode"
  FOR EACH ROW WHEN (old."fundId" IS NOT NULL OR new."fundId" IS NOT NULL)
  EXECUTE FUNCTION fund_code_stays();

-- Codes are paid for in the statement that adds them, and lost in the one that burns a free one. A dispatch
-- posts the rest.
CREATE FUNCTION fund_post_codes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."fundId", sum(n."valueCents")::bigint AS "cents", max(n."createdAt") AS "at", bool_and(n."state" = 'free') AS "isFree"
      FROM added n WHERE n."fundId" IS NOT NULL GROUP BY 1 ORDER BY 1
    LOOP
      IF NOT one."isFree" THEN
        RAISE EXCEPTION 'A bought code begins in the pool.' USING ERRCODE = 'SV001';
      END IF;
      IF NOT fund_move(one."fundId", 'available', 'stock', one."cents", 'bought', one."at", NULL, NULL) THEN
        RAISE EXCEPTION 'The fund does not have $%.', to_char(one."cents" / 100.0, 'FM999999990.00') USING ERRCODE = 'SV004';
      END IF;
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR one IN SELECT o."fundId", sum(o."valueCents")::bigint AS "cents" FROM removed o WHERE o."fundId" IS NOT NULL GROUP BY 1 ORDER BY 1 LOOP
      PERFORM fund_move(one."fundId", 'stock', 'available', one."cents", 'corrected', clock_timestamp(), NULL, NULL);
    END LOOP;
  ELSE
    FOR one IN SELECT n."fundId", sum(n."valueCents" - o."valueCents")::bigint AS "cents"
      FROM added n JOIN removed o ON o."id" = n."id"
      WHERE n."fundId" IS NOT NULL AND o."state" = 'free' AND n."state" = 'free' AND n."valueCents" <> o."valueCents" GROUP BY 1 ORDER BY 1
    LOOP
      IF one."cents" < 0 THEN
        PERFORM fund_move(one."fundId", 'stock', 'available', -one."cents", 'corrected', clock_timestamp(), NULL, NULL);
      ELSIF one."cents" > 0 AND NOT fund_move(one."fundId", 'available', 'stock', one."cents", 'corrected', clock_timestamp(), NULL, NULL) THEN
        RAISE EXCEPTION 'The fund does not have $%.', to_char(one."cents" / 100.0, 'FM999999990.00') USING ERRCODE = 'SV004';
      END IF;
    END LOOP;
    FOR one IN SELECT n."fundId", sum(n."valueCents")::bigint AS "cents", least(max(n."expiresAt"), clock_timestamp()) AS "at"
      FROM added n JOIN removed o ON o."id" = n."id"
      WHERE n."fundId" IS NOT NULL AND o."state" = 'free' AND n."state" = 'burnt' GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_move(one."fundId", 'stock', 'lost', one."cents", 'lost', one."at", NULL, NULL);
    END LOOP;
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER "VendorCode_posts_delete" AFTER DELETE ON "VendorCode" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();
CREATE TRIGGER "VendorCode_posts_insert" AFTER INSERT ON "VendorCode" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();
CREATE TRIGGER "VendorCode_posts_update" AFTER UPDATE ON "VendorCode" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();

-- -------------------- Verification --------------------

CREATE INDEX "Verification_agency_idx" ON "Verification" USING btree ("agencyId", "createdAt" DESC, id DESC)
  WHERE "agencyId" IS NOT NULL;

-- The agency with exactly the domain of this address; null if none has it.
CREATE FUNCTION sv_agency_of(email text)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT d."agencyId" FROM "AgencyDomain" d WHERE d."domain" = lower(substring(email FROM '@([^@]*)$') COLLATE "C")
$function$;

-- An officer's case belongs to the agency of its supervisor's domain, until an administrator moves it.
CREATE FUNCTION sv_case_has_agency()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  NEW."agencyId" := sv_agency_of(NEW."supervisorEmail");
  RETURN NEW;
END $function$;

CREATE TRIGGER "Verification_has_agency" BEFORE INSERT ON "Verification"
  FOR EACH ROW EXECUTE FUNCTION sv_case_has_agency();
CREATE TRIGGER "Verification_has_agency_of_next" BEFORE UPDATE OF "supervisorEmail" ON "Verification"
  FOR EACH ROW WHEN (lower("substring"(old."supervisorEmail", '@([^@]*)$'::text)) IS DISTINCT FROM lower("substring"(new."supervisorEmail", '@([^@]*)$'::text)))
  EXECUTE FUNCTION sv_case_has_agency();

-- The requests of an officer's case move with it. A decision on what was shown before loses.
CREATE FUNCTION sv_requests_follow_agency()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE "EmergencyRequest" SET "agencyId" = NEW."agencyId", "version" = "version" + 1
    WHERE "verificationId" = NEW."id" AND "agencyId" IS DISTINCT FROM NEW."agencyId";
  RETURN NULL;
END $function$;

CREATE TRIGGER "Verification_requests_follow_agency" AFTER UPDATE ON "Verification"
  FOR EACH ROW WHEN (old."agencyId" IS DISTINCT FROM new."agencyId")
  EXECUTE FUNCTION sv_requests_follow_agency();
CREATE TRIGGER "Verification_held_is_not_emptied" BEFORE TRUNCATE ON "Verification"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Verification_held_stays" BEFORE DELETE OR UPDATE OF "incidentDescription" ON "Verification"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('case=id,officer=officerId', 'incidentDescription');
CREATE TRIGGER "Verification_stripped_stays" BEFORE UPDATE OF "incidentDescription", "decisionReason" ON "Verification"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('case=id', 'cases', 'columns', 'incidentDescription,decisionReason');

-- -------------------- VictimInfo --------------------

-- Two tables cannot share an index, so the recommendation also has when its victim information changed. Both
-- lock the request first: two that are written at once would not see each other.
CREATE FUNCTION sv_victim_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  UPDATE "Recommendation" SET "victimChangedAt" = NEW."updatedAt" WHERE "requestId" = NEW."requestId";
  RETURN NULL;
END $function$;

CREATE TRIGGER "VictimInfo_changed" AFTER INSERT OR UPDATE OF "updatedAt" ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_victim_changed();

-- Has the request's searchText made again.
CREATE FUNCTION sv_victim_info_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "EmergencyRequest" SET "searchText" = "searchText" WHERE "id" = NEW."requestId";
  RETURN NULL;
END $function$;

CREATE TRIGGER "VictimInfo_search" AFTER INSERT OR UPDATE OF "fullName", phone ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_victim_info_search();
CREATE TRIGGER "VictimInfo_held_is_not_emptied" BEFORE TRUNCATE ON "VictimInfo"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "VictimInfo_held_stays" BEFORE DELETE OR UPDATE OF "fullName", "dateOfBirthSealed", address, city, state, "zipCode", phone, email, "needStatement", "relationToOfficer", "employmentStatus" ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'fullName,dateOfBirthSealed,address,city,state,zipCode,phone,email,needStatement,relationToOfficer,employmentStatus');
CREATE TRIGGER "VictimInfo_stripped_stays" BEFORE INSERT OR UPDATE OF "governmentIdSealed", "fullName", "dateOfBirthSealed", address, city, state, "zipCode", phone, "phoneE164", email, "needStatement", "relationToOfficer", "otherAssistance", dependents, "employmentStatus", "emergencyContact" ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'governmentIdSealed:government_id,fullName,dateOfBirthSealed,address,city,state,zipCode,phone,phoneE164,email,needStatement,relationToOfficer,otherAssistance,dependents,employmentStatus,emergencyContact');

-- -------------------- Victimization --------------------

CREATE TRIGGER "Victimization_held_is_not_emptied" BEFORE TRUNCATE ON "Victimization"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Victimization_held_stays" BEFORE DELETE OR UPDATE OF types, "chosenBy" ON "Victimization"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'types,chosenBy');
CREATE TRIGGER "Victimization_stripped_stays" BEFORE INSERT OR UPDATE OF types, "chosenBy" ON "Victimization"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'types,chosenBy');

-- -------------------- VocaAnswers --------------------

CREATE TRIGGER "VocaAnswers_held_is_not_emptied" BEFORE TRUNCATE ON "VocaAnswers"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "VocaAnswers_held_stays" BEFORE DELETE OR UPDATE OF classifications ON "VocaAnswers"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'classifications');
CREATE TRIGGER "VocaAnswers_stripped_stays" BEFORE INSERT OR UPDATE OF age, gender, race, classifications ON "VocaAnswers"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'age,gender,race,classifications');

-- -------------------- Voucher --------------------

ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_closed_by_someone"
  CHECK ((state = 'open'::"VoucherState") = ("closedAt" IS NULL) AND ("closedAt" IS NULL) = ("closedBy" IS NULL) AND ("closedAt" IS NULL) = (cardinality("closedByKeys") = 0));
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_entered_by_another"
  CHECK (state <> 'used'::"VoucherState" OR NOT "printedByKeys" && "closedByKeys");
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_has_a_printer" CHECK (cardinality("printedByKeys") > 0);
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_released_has_a_reason"
  CHECK ((state = ANY (ARRAY['lost'::"VoucherState", 'void'::"VoucherState"])) = (reason IS NOT NULL));
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_used_before_it_is_entered" CHECK ("usedAt" <= "closedAt");
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_used_has_its_help"
  CHECK ((state = 'used'::"VoucherState") = ("usedCents" IS NOT NULL) AND ("usedAt" IS NULL) = ("usedCents" IS NULL) AND ("givenBy" IS NULL) = ("usedCents" IS NULL) AND ("requestId" IS NULL) = ("usedCents" IS NULL));
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_used_within_maximum"
  CHECK ("maxCents" > 0 AND "usedCents" > 0 AND "usedCents" <= "maxCents");

-- Posting is part of every statement that writes vouchers. A used one gives its request the whole maximum;
-- the allocation of what was used returns the rest (fund_settle), after the limits are locked.
CREATE FUNCTION fund_post_vouchers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."fundId", sum(n."maxCents")::bigint AS "cents", b."printedAt" AS "at", bool_and(n."state" = 'open') AS "isOpen"
      FROM added n JOIN "VoucherBook" b ON b."id" = n."bookId" GROUP BY 1, 3 ORDER BY 1
    LOOP
      IF NOT one."isOpen" THEN
        RAISE EXCEPTION 'A voucher begins open.' USING ERRCODE = 'SV001';
      END IF;
      IF NOT fund_move(one."fundId", 'available', 'printed', one."cents", 'printed', one."at", NULL, NULL) THEN
        RAISE EXCEPTION 'The fund does not have $%.', to_char(one."cents" / 100.0, 'FM999999990.00') USING ERRCODE = 'SV004';
      END IF;
    END LOOP;
    RETURN NULL;
  END IF;
  FOR one IN SELECT n."fundId", n."maxCents"::bigint AS "cents", n."usedAt" AS "at", n."requestId"
    FROM added n JOIN removed o ON o."id" = n."id" WHERE o."state" = 'open' AND n."state" = 'used' ORDER BY n."requestId"
  LOOP
    PERFORM fund_move(one."fundId", 'printed', 'reserved', one."cents", 'reserved', one."at", one."requestId", NULL);
  END LOOP;
  FOR one IN SELECT n."fundId", sum(n."maxCents")::bigint AS "cents", max(n."closedAt") AS "at"
    FROM added n JOIN removed o ON o."id" = n."id" WHERE o."state" = 'open' AND n."state" IN ('lost', 'void') GROUP BY 1 ORDER BY 1
  LOOP
    PERFORM fund_move(one."fundId", 'printed', 'available', one."cents", 'released', one."at", NULL, NULL);
  END LOOP;
  RETURN NULL;
END $function$;

CREATE TRIGGER "Voucher_posts_insert" AFTER INSERT ON "Voucher" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_vouchers();
CREATE TRIGGER "Voucher_posts_update" AFTER UPDATE ON "Voucher" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_vouchers();

-- A voucher has its book's fund and maximum, and is used after the printing and before the end of the book.
CREATE FUNCTION fund_voucher_of_book()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM "VoucherBook" b WHERE b."id" = NEW."bookId" AND b."fundId" = NEW."fundId" AND b."maxCents" = NEW."maxCents"
    AND (NEW."usedAt" IS NULL OR NEW."usedAt" >= b."printedAt" AND NEW."usedAt" < b."endsAt")) THEN
    RAISE EXCEPTION 'The book of this voucher says something else.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER "Voucher_of_its_book" BEFORE INSERT OR UPDATE ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION fund_voucher_of_book();

-- A voucher is closed once, and then stays. Before that, only the people who had the printed sheet are added.
CREATE FUNCTION fund_voucher_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."state" = 'open' AND NEW."printedByKeys" @> OLD."printedByKeys"
    AND (NEW."id", NEW."bookId", NEW."number", NEW."fundId", NEW."maxCents") = (OLD."id", OLD."bookId", OLD."number", OLD."fundId", OLD."maxCents") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A voucher is entered or released once, and never changed.' USING ERRCODE = 'SV001';
END $function$;

CREATE TRIGGER "Voucher_stays" BEFORE DELETE OR UPDATE ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION fund_voucher_stays();
CREATE TRIGGER "Voucher_destroyed_is_closed" BEFORE INSERT ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Voucher_held_is_not_emptied" BEFORE TRUNCATE ON "Voucher"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Voucher_held_stays" BEFORE DELETE ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', '');
CREATE TRIGGER "Voucher_is_not_emptied" BEFORE TRUNCATE ON "Voucher"
  FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "Voucher_stripped_stays" BEFORE INSERT OR UPDATE OF reason ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'reason');

-- -------------------- VoucherBook --------------------

ALTER TABLE "VoucherBook" ADD CONSTRAINT "VoucherBook_ends_later" CHECK ("endsAt" > "printedAt");
ALTER TABLE "VoucherBook" ADD CONSTRAINT "VoucherBook_maximum_is_positive" CHECK ("maxCents" > 0);
CREATE TRIGGER "VoucherBook_is_not_emptied" BEFORE TRUNCATE ON "VoucherBook"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "VoucherBook_stays" BEFORE DELETE OR UPDATE ON "VoucherBook"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();

-- -------------------- Extensions --------------------

CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

-- -------------------- Functions of several tables --------------------

-- The open funds that admit a request and this amount, the first to pay first. The first and the last day of
-- a fund are local days. In PL/pgSQL, which keeps the plan: planned again for each approval, this was a fifth
-- of its time.
CREATE FUNCTION fund_candidates(request integer, need bigint, at timestamp with time zone)
 RETURNS SETOF integer
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  today date := (at AT TIME ZONE sv_time_zone())::date;
BEGIN
  RETURN QUERY SELECT f."id" FROM "Fund" f JOIN "EmergencyRequest" r ON r."id" = request
  WHERE f."closedAt" IS NULL AND f."frozenAt" IS NULL
    AND (f."startsOn" IS NULL OR f."startsOn" <= today)
    AND (f."endsOn" IS NULL OR f."endsOn" >= today)
    AND (f."helpTypes" = '{}' OR f."helpTypes" @> r."requestedHelpTypes")
    AND (f."states" = '{}' OR r."state" = ANY (f."states"))
    AND (f."perRequestMaxCents" IS NULL OR f."perRequestMaxCents" >= need)
  ORDER BY f."priority", f."id";
END $function$;

-- What an entry adds to its day in UTC; no row if it counts in none. Deposits, withdrawals and transfers
-- between funds are no use of money. PostgreSQL puts it into the statement that calls it.
CREATE FUNCTION fund_day_of(at timestamp with time zone, source "LedgerAccount", target "LedgerAccount", cents bigint)
 RETURNS TABLE(day date, "reservedCents" bigint, "committedCents" bigint, "spentCents" bigint, "lostCents" bigint, "stockCents" bigint, "promisedCents" bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT ($1 AT TIME ZONE 'UTC')::date,
    $4 * (($3 = 'reserved')::int - ($2 = 'reserved')::int),
    $4 * (($3 = 'committed')::int - ($2 = 'committed')::int),
    $4 * (($3 = 'spent')::int - ($2 = 'spent')::int),
    $4 * (($3 = 'lost')::int - ($2 = 'lost')::int),
    $4 * (($3 = 'stock')::int - ($2 = 'stock')::int),
    $4 * (($2 = 'available')::int - ($3 = 'available')::int)
  WHERE $2 NOT IN ('funder', 'transfer') AND $3 NOT IN ('funder', 'transfer', 'withdrawn')
$function$;

-- The fund of a new installation. It counts what is given out, and refuses nothing until a deposit is
-- confirmed.
CREATE FUNCTION fund_general()
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO "Fund" ("key", "name") SELECT 'general', 'General' WHERE NOT EXISTS (SELECT FROM "Fund")
$function$;

-- Returns money to the available balance. A frozen or closed fund takes money back like any other.
CREATE FUNCTION fund_give(fund integer, adding bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  shard int;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(42, fund);
  SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund ORDER BY random() FOR UPDATE SKIP LOCKED LIMIT 1;
  IF NOT FOUND THEN
    SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund ORDER BY random() LIMIT 1;
  END IF;
  PERFORM set_config('safevoice.ledger', 'on', true);
  UPDATE "FundShard" s SET "cents" = s."cents" + adding WHERE s."fundId" = fund AND s."n" = shard;
  PERFORM set_config('safevoice.ledger', guard, true);
END $function$;

-- The one way to move money: the balances of both sides and the entry. False if the available balance is too
-- small.
CREATE FUNCTION fund_move(fund integer, source "LedgerAccount", target "LedgerAccount", moving bigint, kind "LedgerKind", at timestamp with time zone, request integer, deposit integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  missing bigint;
BEGIN
  IF source = 'available' THEN
    missing := fund_take(fund, moving);
    IF missing IS NULL THEN
      RETURN false;
    END IF;
    IF missing > 0 THEN
      PERFORM set_config('safevoice.ledger', 'on', true);
      INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId")
        VALUES (at, fund, 'funder', 'available', missing, 'counted', request);
      PERFORM set_config('safevoice.ledger', guard, true);
    END IF;
  ELSIF target = 'available' THEN
    PERFORM fund_give(fund, moving);
  END IF;
  PERFORM set_config('safevoice.ledger', 'on', true);
  IF request IS NOT NULL THEN
    INSERT INTO "RequestMoney" AS m ("requestId", "fundId", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents")
    VALUES (request, fund, CASE target WHEN 'reserved' THEN moving ELSE 0 END, CASE target WHEN 'committed' THEN moving ELSE 0 END,
      CASE target WHEN 'spent' THEN moving ELSE 0 END, CASE target WHEN 'lost' THEN moving ELSE 0 END,
      CASE source WHEN 'stock' THEN moving ELSE 0 END)
    ON CONFLICT ("requestId") DO UPDATE SET "fundId" = fund,
      "reservedCents" = m."reservedCents" + EXCLUDED."reservedCents" - CASE source WHEN 'reserved' THEN moving ELSE 0 END,
      "committedCents" = m."committedCents" + EXCLUDED."committedCents" - CASE source WHEN 'committed' THEN moving ELSE 0 END,
      "spentCents" = m."spentCents" + EXCLUDED."spentCents" - CASE source WHEN 'spent' THEN moving ELSE 0 END,
      "lostCents" = m."lostCents" + EXCLUDED."lostCents",
      "stockCents" = m."stockCents" + EXCLUDED."stockCents" - CASE target WHEN 'stock' THEN moving ELSE 0 END;
  END IF;
  INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId", "depositId")
    VALUES (at, fund, source, target, moving, kind, request, deposit);
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN true;
END $function$;

-- Balances and entries change only inside fund_take, fund_give and fund_move, which turn on the setting
-- safevoice.ledger for as long as they run.
CREATE FUNCTION fund_only_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is written by the ledger alone.', TG_TABLE_NAME USING ERRCODE = 'SV001';
END $function$;

-- Posts what separates a request's accounts from what they must hold (RequestMoneyDue). Everything is read
-- under the request's lock, which its writers hold already; a fund is locked last. One request is paid by one
-- fund as long as that fund has money.
CREATE FUNCTION fund_settle(request integer, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  due record;
  reserved bigint;
  committed bigint;
  spent bigint;
  lost bigint;
  stock bigint;
  fund int;
  moving bigint;
  is_paid boolean := false;
BEGIN
  PERFORM FROM "EmergencyRequest" r WHERE r."id" = request FOR NO KEY UPDATE;
  SELECT d."reservedCents", d."committedCents", d."spentCents", d."lostCents", d."stockCents" INTO due FROM "RequestMoneyDue" d WHERE d."requestId" = request;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT m."fundId", m."reservedCents", m."committedCents", m."spentCents", m."lostCents", m."stockCents" INTO fund, reserved, committed, spent, lost, stock
    FROM "RequestMoney" m WHERE m."requestId" = request;
  reserved := coalesce(reserved, 0);
  committed := coalesce(committed, 0);
  spent := coalesce(spent, 0);
  lost := coalesce(lost, 0);

  -- A bought code brings its own money, and takes it along when it returns to the pool intact.
  moving := due."stockCents" - coalesce(stock, 0);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'stock', 'committed', moving, 'committed', at, request, NULL);
  ELSIF moving < 0 THEN
    PERFORM fund_move(fund, 'committed', 'stock', -moving, 'returned', at, request, NULL);
  END IF;
  committed := committed + moving;

  moving := due."reservedCents" + due."committedCents" + due."spentCents" + due."lostCents" - reserved - committed - spent - lost;
  IF moving > 0 THEN
    IF reserved + committed + spent + lost > 0 THEN
      is_paid := fund_move(fund, 'available', 'reserved', moving, 'reserved', at, request, NULL);
    ELSE
      FOR fund IN SELECT fund_candidates(request, moving, at) LOOP
        is_paid := fund_move(fund, 'available', 'reserved', moving, 'reserved', at, request, NULL);
        EXIT WHEN is_paid;
      END LOOP;
    END IF;
    IF NOT is_paid THEN
      RAISE EXCEPTION 'No fund has $% for this request.', to_char(moving / 100.0, 'FM999999990.00') USING ERRCODE = 'SV004';
    END IF;
    reserved := reserved + moving;
  END IF;

  moving := spent - due."spentCents";
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'spent', 'reserved', moving, 'corrected', at, request, NULL);
    reserved := reserved + moving;
    spent := spent - moving;
  END IF;

  moving := least(committed - due."committedCents", due."lostCents" - lost);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'lost', moving, 'lost', at, request, NULL);
    committed := committed - moving;
  END IF;

  moving := least(committed - due."committedCents", due."spentCents" - spent);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'spent', moving, 'spent', at, request, NULL);
    committed := committed - moving;
    spent := spent + moving;
  END IF;

  moving := least(committed - due."committedCents", due."reservedCents" - reserved);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'reserved', moving, 'returned', at, request, NULL);
    committed := committed - moving;
    reserved := reserved + moving;
  END IF;

  moving := committed - due."committedCents";
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'available', moving, 'returned', at, request, NULL);
  ELSIF moving < 0 THEN
    PERFORM fund_move(fund, 'reserved', 'committed', -moving, 'committed', at, request, NULL);
    reserved := reserved + moving;
  END IF;

  moving := due."spentCents" - spent;
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'reserved', 'spent', moving, 'spent', at, request, NULL);
    reserved := reserved - moving;
  END IF;

  moving := reserved - due."reservedCents";
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'reserved', 'available', moving, 'released', at, request, NULL);
  END IF;
END $function$;

-- Takes from the available balance. Returns the cents that a counted fund lacked, 0 in a held one; null if
-- the fund is frozen, closed or has too little. Writers share the lock 42 and use one free shard each;
-- gathering from all shards needs the lock alone. Who finds no free shard with enough gives up the shared
-- lock and every shard before it waits for the lock: so no two wait for each other.
CREATE FUNCTION fund_take(fund integer, need bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  fund_mode "FundMode";
  shard int;
  has bigint;
  part record;
BEGIN
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(42, fund);
    SELECT f."mode" INTO fund_mode FROM "Fund" f WHERE f."id" = fund AND f."frozenAt" IS NULL AND f."closedAt" IS NULL;
    IF NOT FOUND THEN
      RETURN NULL;
    END IF;
    IF fund_mode = 'counted' THEN
      SELECT s."n", s."cents" INTO shard, has FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" > 0
        ORDER BY s."cents" DESC FOR UPDATE SKIP LOCKED LIMIT 1;
      IF NOT FOUND THEN
        RETURN need;
      END IF;
      has := least(has, need);
      PERFORM set_config('safevoice.ledger', 'on', true);
      UPDATE "FundShard" s SET "cents" = s."cents" - has WHERE s."fundId" = fund AND s."n" = shard;
      PERFORM set_config('safevoice.ledger', guard, true);
      RETURN need - has;
    END IF;
    SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" >= need
      ORDER BY random() FOR UPDATE SKIP LOCKED LIMIT 1;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no free shard has enough' USING ERRCODE = 'SV000';
    END IF;
    PERFORM set_config('safevoice.ledger', 'on', true);
    UPDATE "FundShard" s SET "cents" = s."cents" - need WHERE s."fundId" = fund AND s."n" = shard;
    PERFORM set_config('safevoice.ledger', guard, true);
    RETURN 0;
  EXCEPTION WHEN SQLSTATE 'SV000' THEN
    NULL;
  END;
  -- Too little is refused without waiting.
  SELECT sum(s."cents") INTO has FROM "FundShard" s WHERE s."fundId" = fund;
  IF coalesce(has, 0) < need THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(42, fund);
  SELECT sum(s."cents") INTO has FROM "FundShard" s JOIN "Fund" f ON f."id" = s."fundId"
    WHERE s."fundId" = fund AND f."frozenAt" IS NULL AND f."closedAt" IS NULL;
  IF coalesce(has, 0) < need THEN
    RETURN NULL;
  END IF;
  FOR part IN SELECT s."n", s."cents" FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" > 0 ORDER BY s."cents" DESC LOOP
    has := least(part."cents", need);
    PERFORM set_config('safevoice.ledger', 'on', true);
    UPDATE "FundShard" s SET "cents" = s."cents" - has WHERE s."fundId" = fund AND s."n" = part."n";
    PERFORM set_config('safevoice.ledger', guard, true);
    need := need - has;
    EXIT WHEN need = 0;
  END LOOP;
  RETURN 0;
END $function$;

-- Rows of a log are added, and never changed or deleted.
CREATE FUNCTION sv_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME USING ERRCODE = 'SV001';
END $function$;

-- The twin of comparable in graph/core/text/typed.shared.ts. tests/database/fold.test.ts compares both.
CREATE FUNCTION sv_comparable(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
DECLARE
  apostrophes CONSTANT text := '[\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u0384\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\u275b\u275c\ua78b\ua78c\uff07\uff40]';
  zero int;
BEGIN
  -- Most texts are ASCII.
  IF octet_length(words) = char_length(words) AND strpos(words, '`') = 0 THEN
    RETURN words;
  END IF;
  words := regexp_replace(words, '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
  words := normalize(regexp_replace(words, apostrophes, '''', 'g'), NFKC);
  words := regexp_replace(words, apostrophes, '''', 'g');
  words := regexp_replace(words, '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead\u02d7\u2043\u2212\u2796]', '-', 'g');
  IF words ~ '[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\U000104a0-\U000104a9\U00010d30-\U00010d39\U00010d40-\U00010d49\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U000116d0-\U000116d9\U000116da-\U000116e3\U00011730-\U00011739\U000118e0-\U000118e9\U00011950-\U00011959\U00011bf0-\U00011bf9\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U00011de0-\U00011de9\U00011f50-\U00011f59\U00016130-\U00016139\U00016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U00016d70-\U00016d79\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e4f0-\U0001e4f9\U0001e5f1-\U0001e5fa\U0001e950-\U0001e959]' THEN
    -- The zeros of other scripts; Unicode assigns digits in tens.
    FOREACH zero IN ARRAY ARRAY[
      1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240, 6112, 6160, 6470, 6608,
      6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472, 43504, 43600, 44016, 66720, 68912, 68928, 69734, 69872, 69942, 70096, 70384, 70736,
      70864, 71248, 71360, 71376, 71386, 71472, 71904, 72016, 72688, 72784, 73040, 73120, 73184, 73552, 90416, 92768, 92864, 93008, 93552, 123200, 123632, 124144,
      124401, 125264]
    LOOP
      words := translate(words, (SELECT string_agg(chr(zero + n), '' ORDER BY n) FROM generate_series(0, 9) n), '0123456789');
    END LOOP;
  END IF;
  RETURN words;
END $function$;

-- Whether a column holds nothing, as a strip leaves it.
CREATE FUNCTION sv_empty(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT value IS NULL OR value IN ('null', '""', '[]', '{}')
$function$;

-- A request's money in one row. What is taken of the allocation is what was dispatched and not voided, the
-- money of prepaid codes that were voided and burnt, and cash. Triggers, the view of the fund and statements
-- call this. takenOf (graph/allocations/envelope.shared.ts) is the same rule; tests/funds/envelope.test.ts
-- compares them. Without SET clauses, so that the planner can inline it.
CREATE FUNCTION sv_envelope(request integer)
 RETURNS TABLE("allocatedCents" bigint, "openCents" bigint, "liveCents" bigint, "lostCents" bigint, "paidCents" bigint, "takenCents" bigint)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT a."allocated", a."open", d."live", d."lost", a."paid", d."live" + d."lost" + a."paid" FROM (
    SELECT coalesce(sum(f."amountCents"), 0) AS "allocated", coalesce(sum(f."paidCents"), 0) AS "paid",
      coalesce(sum(f."amountCents") FILTER (WHERE f."status" = 'allocated'), 0) AS "open"
    FROM "FundAllocation" f WHERE f."requestId" = request AND f."status" IN ('allocated', 'distributed')) a
  CROSS JOIN (
    SELECT coalesce(sum(h."estimatedValueCents") FILTER (WHERE h."voidedAt" IS NULL), 0) AS "live",
      coalesce(sum(h."lostCents") FILTER (WHERE h."voidedAt" IS NOT NULL), 0) AS "lost"
    FROM "HelpDispatch" h WHERE h."requestId" = request) d
$function$;

-- What was typed, made comparable (sv_comparable), and for a search also without apostrophes, accents,
-- capitals and the final sigma: D'Angelo is found as DAngelo. Declared immutable although unaccent is only
-- stable, because its dictionary is never exchanged.
CREATE FUNCTION sv_fold(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  words := translate(sv_comparable(words), '''', '');
  -- Most texts are ASCII.
  IF octet_length(words) <> char_length(words) THEN
    words := regexp_replace(normalize(words, NFD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g');
    words := translate(unaccent(lower(words)), 'ς', 'σ');
  END IF;
  -- Taking away accents can leave an apostrophe, too.
  RETURN lower(translate(words, '''`', ''));
END $function$;

-- Whether a hold covers a request, an officer's case, an officer, a citizen, or a row that is a record by
-- itself. A person's requests are those with a key in common, also a shared phone or address: it keeps too
-- much rather than too little.
CREATE FUNCTION sv_held(unit text, key integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$;

-- While any hold is active, no table with held rows is truncated.
CREATE FUNCTION sv_held_is_not_emptied()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM sv_holds_lock(true);
  IF EXISTS (SELECT FROM "Hold" WHERE "releasedAt" IS NULL) THEN
    RAISE EXCEPTION 'A hold keeps rows of %.', TG_TABLE_NAME USING ERRCODE = 'SV006';
  END IF;
  RETURN NULL;
END $function$;

-- A row under a hold is not deleted, and none of its required texts is emptied.
CREATE FUNCTION sv_held_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$;

-- A hold that is placed waits for deletions under way, and later ones see it.
CREATE FUNCTION sv_holds_lock(shared boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF shared THEN PERFORM pg_advisory_xact_lock_shared(hashtextextended('holds', 0));
  ELSE PERFORM pg_advisory_xact_lock(hashtextextended('holds', 0)); END IF;
END $function$;

-- Whether a requested kind of help was not dispatched yet. Null where no help was requested: the request is
-- neither complete nor partly dispatched.
CREATE FUNCTION sv_lacks_help(request integer, requested "HelpType"[])
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF cardinality(requested) = 0 THEN RETURN NULL; END IF;
  RETURN EXISTS (SELECT FROM unnest(requested) t WHERE NOT EXISTS (
    SELECT FROM "HelpDispatch" d WHERE d."requestId" = request AND d."helpType" = t AND d."voidedAt" IS NULL));
END $function$;

-- The digits of everything in a folded text that is long enough for a phone number.
CREATE FUNCTION sv_numbers(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT coalesce(string_agg(DISTINCT digits, ' '), '')
  FROM (SELECT regexp_replace(part, '[^0-9]+', '', 'g') AS digits FROM regexp_split_to_table(words, '[^0-9 ().+/-]+') part) n
  WHERE length(digits) >= 7
$function$;

-- Whether an address is of an agency's domain, or of a subdomain.
CREATE FUNCTION sv_of_agency(address text, domain text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT lower(split_part(address, '@', 2)) = domain OR right(lower(split_part(address, '@', 2)), length(domain) + 1) = '.' || domain
$function$;

-- A dispatch and its redemptions have the same amount. A redemption by phone or from paper is an
-- administrator's statement, so another person settles it too. Checked when the transaction commits.
CREATE FUNCTION sv_redemptions_add_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  dispatch int;
BEGIN
  IF TG_TABLE_NAME = 'Redemption' THEN dispatch := NEW."dispatchId"; ELSE dispatch := NEW."id"; END IF;
  IF EXISTS (SELECT FROM "HelpDispatch" h
    CROSS JOIN LATERAL (SELECT count(*) AS "uses", sum(r."cents") AS "cents" FROM "Redemption" r WHERE r."dispatchId" = h."id" AND r."undoneAt" IS NULL) r
    WHERE h."id" = dispatch AND (h."usesAllowed" - h."usesLeft" <> r."uses" OR h."actualCents" IS DISTINCT FROM r."cents")) THEN
    RAISE EXCEPTION 'The redemptions of dispatch % do not add up.', dispatch USING ERRCODE = 'SV001';
  END IF;
  IF EXISTS (SELECT FROM "Redemption" r JOIN "HelpDispatch" h ON h."id" = r."dispatchId"
    WHERE h."id" = dispatch AND r."kind" IN ('phone', 'paper') AND r."undoneAt" IS NULL AND h."settledAt" IS NULL) THEN
    RAISE EXCEPTION 'Another person redeems dispatch % by phone or from paper.', dispatch USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $function$;

-- A record that was stripped stays empty. Also a late job or a repeated call writes nothing into it. A new
-- row waits for a strip of its case under way.
CREATE FUNCTION sv_stripped_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  part text;
  number int;
  gone text[] := '{}';
  own text := TG_ARGV[1];
  holds jsonb;
BEGIN
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM "Destruction" d WHERE d."state" = 'running') THEN
    FOREACH part IN ARRAY string_to_array(TG_ARGV[0], ',') LOOP
      EXECUTE format('SELECT ($1).%I::int', split_part(part, '=', 2)) INTO number USING NEW;
      CASE split_part(part, '=', 1)
        WHEN 'request' THEN PERFORM FROM "EmergencyRequest" WHERE "id" = number FOR KEY SHARE;
        WHEN 'case' THEN PERFORM FROM "Verification" WHERE "id" = number FOR KEY SHARE;
        WHEN 'citizen' THEN PERFORM FROM "Citizen" WHERE "id" = number FOR KEY SHARE;
        ELSE NULL;
      END CASE;
    END LOOP;
  END IF;
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
END $function$;

-- The zone of the installation, for rules in the database. The same as installationZone
-- (graph/core/time/installation.ts), except that the database does not know the server's zone, which the
-- server stores when it starts.
CREATE FUNCTION sv_time_zone()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT coalesce((SELECT coalesce(nullif("timeZone", ''), nullif("suggestedTimeZone", '')) FROM "SystemConfig" WHERE "id" = 1), 'UTC')
$function$;

-- -------------------- Views --------------------

-- What FundDay must add up to, from all entries.
CREATE VIEW "FundDayDue" AS
 SELECT e."fundId",
    d.day,
    sum(d."reservedCents") AS "reservedCents",
    sum(d."committedCents") AS "committedCents",
    sum(d."spentCents") AS "spentCents",
    sum(d."lostCents") AS "lostCents",
    sum(d."stockCents") AS "stockCents",
    sum(d."promisedCents") AS "promisedCents"
   FROM "LedgerEntry" e
     CROSS JOIN LATERAL fund_day_of(e.at, e.source, e.target, e.cents) d(day, "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
  GROUP BY e."fundId", d.day;

-- The rolling limits, with their configured amounts and the person who decides above them. A limit of 0 for
-- 30 days is off; if only the one for 24 hours is 0, 30 days alone count. The table
-- graph/allocations/limits.ts has the same rows.
CREATE VIEW "MoneyLimit" AS
 SELECT l.name,
    l.decider,
        CASE
            WHEN l."dayCents" = 0 THEN l."monthCents"
            ELSE l."dayCents"
        END AS "dayCents",
    l."monthCents"
   FROM "SystemConfig" c
     CROSS JOIN LATERAL ( VALUES ('officer'::text,'administrator'::"MoneyAuthority",c."officerLimitDayCents",c."officerLimitMonthCents"), ('agency'::text,'administrator'::"MoneyAuthority",c."agencyLimitDayCents",c."agencyLimitMonthCents"), ('victim'::text,'second_person'::"MoneyAuthority",c."victimLimitDayCents",c."victimLimitMonthCents")) l(name, decider, "dayCents", "monthCents")
  WHERE c.id = 1 AND l."monthCents" > 0;

-- What each request's accounts must hold, from its allocations and dispatches. The ledger follows this;
-- ledger:verify compares. Spent is what was used, what another person confirmed, and a bought code's whole
-- value once it is used in full. What is left of a redeemed or expired dispatch returns to the fund, not to
-- the request. The end of a request releases what is reserved, and no more. A burnt prepaid code's money is
-- lost.
CREATE VIEW "RequestMoneyDue" AS
 SELECT r.id AS "requestId",
        CASE
            WHEN r.status = ANY (ARRAY['completed'::"RequestStatus", 'denied'::"RequestStatus"]) THEN 0::bigint
            ELSE GREATEST(e."openCents" - (e."takenCents" - e."paidCents"), 0::bigint)
        END AS "reservedCents",
    d.held AS "committedCents",
    e."paidCents" + d.spent AS "spentCents",
    d.lost AS "lostCents",
    d.stock AS "stockCents"
   FROM "EmergencyRequest" r
     CROSS JOIN LATERAL sv_envelope(r.id) e("allocatedCents", "openCents", "liveCents", "lostCents", "paidCents", "takenCents")
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(
                CASE
                    WHEN h."voidedAt" IS NOT NULL THEN 0
                    WHEN h."actualCents" IS NOT NULL THEN
                    CASE h."usesLeft"
                        WHEN 0 THEN GREATEST(h."actualCents", h."stockCents")
                        ELSE h."actualCents"
                    END
                    WHEN h."expiredAt" IS NOT NULL THEN 0
                    WHEN h."settledAt" IS NOT NULL THEN COALESCE(h."fundCents", h."estimatedValueCents")
                    ELSE 0
                END), 0::bigint) AS spent,
            COALESCE(sum(
                CASE
                    WHEN h."voidedAt" IS NOT NULL OR h."expiredAt" IS NOT NULL OR h."usesLeft" = 0 OR h."settledAt" IS NOT NULL AND h."actualCents" IS NULL THEN 0
                    ELSE GREATEST(COALESCE(h."fundCents", h."estimatedValueCents") - COALESCE(h."actualCents", 0), 0)
                END), 0::bigint) AS held,
            COALESCE(sum(h."lostCents"), 0::bigint) AS lost,
            COALESCE(sum(h."stockCents"), 0::bigint) AS stock
           FROM "HelpDispatch" h
          WHERE h."requestId" = r.id) d;
