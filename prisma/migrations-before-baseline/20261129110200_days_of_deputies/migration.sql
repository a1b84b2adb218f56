-- note: Deputies of supervisors keep the days that were typed. Terms that were named before keep their ends.

ALTER TABLE "SupervisorDeputy" ADD COLUMN "firstDay" DATE, ADD COLUMN "lastDay" DATE;
-- Until now a term began at midnight in UTC, and ended 36 hours after the midnight of its last day.
UPDATE "SupervisorDeputy" SET "firstDay" = ("startsAt" AT TIME ZONE 'UTC')::date,
  "lastDay" = (("endsAt" - interval '36 hours') AT TIME ZONE 'UTC')::date;
ALTER TABLE "SupervisorDeputy" ALTER COLUMN "firstDay" SET NOT NULL, ALTER COLUMN "lastDay" SET NOT NULL;
