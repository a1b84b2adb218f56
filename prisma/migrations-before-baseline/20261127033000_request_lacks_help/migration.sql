-- note: Reads each dispatched request and its dispatches once: five seconds for 60,000 of them. Requests can be neither read nor written meanwhile.

-- Null unless help was dispatched. Looking for what is missing by its absence reads every dispatched request.
ALTER TABLE "EmergencyRequest" ADD COLUMN "lacksHelp" BOOLEAN;

CREATE FUNCTION sv_lacks_help(request int, requested "HelpType"[]) RETURNS boolean LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM unnest(requested) t WHERE NOT EXISTS (
    SELECT FROM "HelpDispatch" d WHERE d."requestId" = request AND d."helpType" = t AND d."voidedAt" IS NULL));
END $$;

CREATE FUNCTION sv_request_lacks_help() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW."lacksHelp" := CASE WHEN NEW."status" = 'dispatched' THEN sv_lacks_help(NEW."id", NEW."requestedHelpTypes") END;
  RETURN NEW;
END $$;
CREATE TRIGGER "EmergencyRequest_lacks_help" BEFORE INSERT OR UPDATE OF "status", "requestedHelpTypes", "lacksHelp" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_request_lacks_help();

-- The request is written again only if a dispatch changed the answer.
CREATE FUNCTION sv_dispatch_lacks_help() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE request int;
BEGIN
  IF TG_OP = 'DELETE' THEN request := OLD."requestId"; ELSE request := NEW."requestId"; END IF;
  UPDATE "EmergencyRequest" r SET "lacksHelp" = NULL WHERE r."id" = request AND r."status" = 'dispatched'
    AND r."lacksHelp" IS DISTINCT FROM sv_lacks_help(r."id", r."requestedHelpTypes");
  RETURN NULL;
END $$;
CREATE TRIGGER "HelpDispatch_lacks_help" AFTER INSERT OR DELETE ON "HelpDispatch" FOR EACH ROW EXECUTE FUNCTION sv_dispatch_lacks_help();
CREATE TRIGGER "HelpDispatch_lacks_help_on_void" AFTER UPDATE OF "voidedAt" ON "HelpDispatch" FOR EACH ROW
  WHEN (NEW."voidedAt" IS DISTINCT FROM OLD."voidedAt") EXECUTE FUNCTION sv_dispatch_lacks_help();

UPDATE "EmergencyRequest" SET "lacksHelp" = NULL WHERE "status" = 'dispatched';

CREATE INDEX "EmergencyRequest_lacks_help" ON "EmergencyRequest" ("lacksHelp", "urgencyLevel", "createdAt" DESC, "id" DESC) WHERE "lacksHelp" IS NOT NULL;
-- The few requests with a problem, of all that have help.
CREATE INDEX "HelpDispatch_has_problem" ON "HelpDispatch" ("requestId") WHERE "problemAt" IS NOT NULL AND "voidedAt" IS NULL AND "completedAt" IS NULL;
