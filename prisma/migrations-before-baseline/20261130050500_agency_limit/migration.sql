-- note: Adds two settings. No table is read.

ALTER TABLE "SystemConfig" ADD COLUMN "agencyLimitDayCents" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "agencyLimitMonthCents" INTEGER NOT NULL DEFAULT 0;

CREATE OR REPLACE VIEW "MoneyLimit" AS
  SELECT l."name", l."decider", CASE WHEN l."dayCents" = 0 THEN l."monthCents" ELSE l."dayCents" END AS "dayCents", l."monthCents"
  FROM "SystemConfig" c CROSS JOIN LATERAL (VALUES
    ('officer', 'administrator'::"MoneyAuthority", c."officerLimitDayCents", c."officerLimitMonthCents"),
    ('agency', 'administrator'::"MoneyAuthority", c."agencyLimitDayCents", c."agencyLimitMonthCents"),
    ('victim', 'second_person'::"MoneyAuthority", c."victimLimitDayCents", c."victimLimitMonthCents")
  ) AS l("name", "decider", "dayCents", "monthCents")
  WHERE c."id" = 1 AND l."monthCents" > 0;
