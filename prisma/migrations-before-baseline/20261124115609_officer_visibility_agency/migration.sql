ALTER TABLE "SystemConfig" ALTER COLUMN "officerVisibility" SET DEFAULT 'agency';

-- An installation that never changed the setting follows the new default. One whose history shows that an
-- administrator chose a value keeps it.
UPDATE "SystemConfig" SET "officerVisibility" = 'agency'
WHERE "officerVisibility" = 'verified'
  AND NOT EXISTS (SELECT 1 FROM "ConfigChange" WHERE "changes" ? 'officerVisibility');
