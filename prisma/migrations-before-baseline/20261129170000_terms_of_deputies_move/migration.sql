-- note: Terms of deputies last until the end of their last day in the installation's time zone, also if the zone is set later.

-- A term prints its days. If the installation's zone changes, it has these days there: it is extended, and never shortened. A term that
-- is over stays over.
CREATE FUNCTION sv_zone_moves_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "SupervisorDeputy" SET "startsAt" = least("startsAt", "firstDay"::timestamp AT TIME ZONE sv_time_zone()),
    "endsAt" = greatest("endsAt", ("lastDay" + 1)::timestamp AT TIME ZONE sv_time_zone())
    WHERE "endedAt" IS NULL AND "endsAt" > clock_timestamp();
  RETURN NULL;
END $$;

CREATE TRIGGER "SystemConfig_zone_moves_terms" AFTER UPDATE OF "timeZone", "suggestedTimeZone" ON "SystemConfig" FOR EACH ROW
  EXECUTE FUNCTION sv_zone_moves_terms();
