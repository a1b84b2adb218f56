-- note: Rewrites the allocations that are pending or of the last 40 days, and builds one index over all of them. Nothing is allocated meanwhile.

ALTER TABLE "SystemConfig" RENAME COLUMN "officerCapDayCents" TO "officerLimitDayCents";
ALTER TABLE "SystemConfig" RENAME COLUMN "officerCapMonthCents" TO "officerLimitMonthCents";
ALTER TABLE "SystemConfig" RENAME COLUMN "victimCapDayCents" TO "victimLimitDayCents";
ALTER TABLE "SystemConfig" RENAME COLUMN "victimCapMonthCents" TO "victimLimitMonthCents";

DROP TRIGGER "FundAllocation_caps_on_insert" ON "FundAllocation";
DROP TRIGGER "FundAllocation_caps_on_update" ON "FundAllocation";
DROP FUNCTION sv_money_caps();
DROP FUNCTION sv_cap_reached(text[], text[], timestamptz, bigint);

-- One column for the keys of all limits, so that another limit needs no other column or index. No limit counts
-- beyond 30 days, so older keys are not carried over. What is still pending counts from when it gets its money.
ALTER TABLE "FundAllocation" ADD COLUMN "limitKeys" TEXT[] DEFAULT ARRAY[]::TEXT[];
UPDATE "FundAllocation" SET "limitKeys" = ARRAY(
    SELECT 'officer:' || k FROM unnest("officerKeys") k UNION ALL SELECT 'victim:' || k FROM unnest("victimKeys") k)
  WHERE "allocatedAt" > now() - interval '40 days' OR "status" = 'pending';
ALTER TABLE "FundAllocation" DROP COLUMN "officerKeys", DROP COLUMN "victimKeys";
CREATE INDEX "FundAllocation_limitKeys_idx" ON "FundAllocation" USING GIN ("limitKeys") WITH (fastupdate = off);
COMMENT ON INDEX "FundAllocation_limitKeys_idx" IS
  'Each allocation looks up its keys here. Without fastupdate, since every look would read the whole pending list.';

CREATE VIEW "MoneyLimit" AS
  SELECT l."name", l."decider", CASE WHEN l."dayCents" = 0 THEN l."monthCents" ELSE l."dayCents" END AS "dayCents", l."monthCents"
  FROM "SystemConfig" c CROSS JOIN LATERAL (VALUES
    ('officer', 'administrator'::"MoneyAuthority", c."officerLimitDayCents", c."officerLimitMonthCents"),
    ('victim', 'second_person'::"MoneyAuthority", c."victimLimitDayCents", c."victimLimitMonthCents")
  ) AS l("name", "decider", "dayCents", "monthCents")
  WHERE c."id" = 1 AND l."monthCents" > 0;
COMMENT ON VIEW "MoneyLimit" IS
  'The rolling limits, with their configured amounts and the person who decides above them. A limit of 0 for 30 days is off; if only the one for 24 hours is 0, 30 days alone count. The table graph/allocations/limits.ts has the same rows.';

CREATE FUNCTION sv_limits_left(keys text[], authority "MoneyAuthority", at timestamptz)
RETURNS TABLE(name text, binds boolean, key text, "dayCents" bigint, "monthCents" bigint) LANGUAGE plpgsql STABLE AS $$
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
END $$;
COMMENT ON FUNCTION sv_limits_left(text[], "MoneyAuthority", timestamptz) IS
  'What the limits leave for each of these keys, negative above the limit, and whether the limit binds an allocation with these approvers: an administrator''s is bound by none, a second person''s only by those that administrators decide, a rule''s by all. The strictest limits come first. In PL/pgSQL, where each look keeps its plan. It finds rows by their key alone: if offered the index over times as well, PostgreSQL reads all allocations of the thirty days.';

CREATE FUNCTION sv_money_limits() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION sv_money_limits() IS
  'The limits hold under a lock for each key, taken in one order: of many allocations at once, each sees those before it. The error carries the key, so that the service can record the approval as one that waits.';
CREATE TRIGGER "FundAllocation_limits_on_insert" AFTER INSERT ON "FundAllocation"
  FOR EACH ROW WHEN (NEW."status" = 'allocated') EXECUTE FUNCTION sv_money_limits();
CREATE TRIGGER "FundAllocation_limits_on_update" AFTER UPDATE OF "status" ON "FundAllocation"
  FOR EACH ROW WHEN (NEW."status" = 'allocated' AND OLD."status" <> 'allocated') EXECUTE FUNCTION sv_money_limits();

ALTER FUNCTION sv_allocation_cap() RENAME TO sv_allocation_maximum;
ALTER TRIGGER "FundAllocation_cap_on_insert" ON "FundAllocation" RENAME TO "FundAllocation_maximum_on_insert";
ALTER TRIGGER "FundAllocation_cap_on_update" ON "FundAllocation" RENAME TO "FundAllocation_maximum_on_update";
CREATE OR REPLACE FUNCTION sv_allocation_maximum() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
