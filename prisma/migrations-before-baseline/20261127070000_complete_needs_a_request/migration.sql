-- note: Writes the dispatched requests for which no help was requested once.

-- Null where no help was requested: the request is neither complete nor partly dispatched.
CREATE OR REPLACE FUNCTION sv_lacks_help(request int, requested "HelpType"[]) RETURNS boolean LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF cardinality(requested) = 0 THEN RETURN NULL; END IF;
  RETURN EXISTS (SELECT FROM unnest(requested) t WHERE NOT EXISTS (
    SELECT FROM "HelpDispatch" d WHERE d."requestId" = request AND d."helpType" = t AND d."voidedAt" IS NULL));
END $$;

UPDATE "EmergencyRequest" SET "lacksHelp" = NULL WHERE "status" = 'dispatched' AND cardinality("requestedHelpTypes") = 0;
