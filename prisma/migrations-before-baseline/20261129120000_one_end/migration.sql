-- note: Codes that were given out, and letters, stay valid until the end of the day that they print. Until now a code could end hours
-- before, and a code from a pool days before its letter said so.

-- The last millisecond, in one time zone, of the day that a moment has in another. What ends on a day ends then. The same as
-- endOfDay(zone, dayIn(zone, at)) in graph/core/time/zone.shared.ts.
CREATE FUNCTION sv_end_of_day("at" timestamptz, "day_in" text, "ends_in" text) RETURNS timestamptz LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT ((("at" AT TIME ZONE "day_in")::date + 1)::timestamp AT TIME ZONE "ends_in") - interval '1 millisecond'
$$;

-- Every end was printed as its day in UTC. A code that was given out had two, and keeps the later one.
UPDATE "HelpDispatch" h SET "endsAt" = sv_end_of_day(greatest(h."endsAt",
    (SELECT max(l."validUntil") FROM "Letter" l WHERE l."dispatchId" = h."id" AND l."state" <> 'void')), 'UTC', 'UTC')
  WHERE h."endsAt" IS NOT NULL AND h."voidedAt" IS NULL AND h."expiredAt" IS NULL;
UPDATE "Letter" SET "validUntil" = sv_end_of_day("validUntil", 'UTC', 'UTC') WHERE "validUntil" IS NOT NULL;
UPDATE "DeskTask" t SET "dueAt" = h."endsAt" FROM "HelpDispatch" h
  WHERE t."kind" = 'expiring_code' AND t."state" = 'open' AND h."id" = t."subjectId" AND h."endsAt" IS NOT NULL;

-- If the installation's zone changes, also from none to its first one, an end on a day is the end of that day there. What people hold
-- is extended and never shortened. A code in the pool ends with the day that its vendor named.
CREATE FUNCTION sv_zone_moves_ends() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
END $$;

CREATE TRIGGER "SystemConfig_zone_moves_ends" AFTER UPDATE OF "timeZone", "suggestedTimeZone" ON "SystemConfig" FOR EACH ROW
  EXECUTE FUNCTION sv_zone_moves_ends();
