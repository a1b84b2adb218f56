-- note: Dates that people act on use one time zone per installation. Set it under Settings, System.

-- A name that this server does not know would make every date fail, so the row refuses it.
ALTER TABLE "SystemConfig" ADD COLUMN "timeZone" TEXT NOT NULL DEFAULT ''
  CHECK ("timeZone" = '' OR '2000-01-01 00:00:00Z'::timestamptz AT TIME ZONE "timeZone" IS NOT NULL),
  ADD COLUMN "suggestedTimeZone" TEXT NOT NULL DEFAULT ''
  CHECK ("suggestedTimeZone" = '' OR '2000-01-01 00:00:00Z'::timestamptz AT TIME ZONE "suggestedTimeZone" IS NOT NULL),
  ADD COLUMN "timeZoneSuggestedBy" TEXT NOT NULL DEFAULT 'server' CHECK ("timeZoneSuggestedBy" IN ('server', 'browser'));

-- The zone of the installation, for rules in the database. The same as installationZone (graph/core/time/installation.ts),
-- except that the database does not know the server's zone, which the server stores when it starts.
CREATE FUNCTION sv_time_zone() RETURNS text LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT coalesce(nullif("timeZone", ''), nullif("suggestedTimeZone", '')) FROM "SystemConfig" WHERE "id" = 1), 'UTC')
$$;
