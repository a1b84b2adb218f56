-- note: Makes a new database. A database of an earlier release already has all of this.

-- What the migrations in prisma/migrations-before-baseline make together.
-- Functions come before the tables that they read.
SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TYPE "ActorKind" AS ENUM (
    'visitor',
    'citizen',
    'officer',
    'supervisor',
    'admin',
    'system'
);

CREATE TYPE "AdminRole" AS ENUM (
    'admin',
    'super_admin',
    'dispatcher',
    'approver',
    'treasurer',
    'auditor',
    'desk',
    'security'
);

CREATE TYPE "AdminSignIn" AS ENUM (
    'local',
    'provider',
    'both'
);

CREATE TYPE "AllocationStatus" AS ENUM (
    'pending',
    'allocated',
    'denied',
    'distributed'
);

CREATE TYPE "AnswerButton" AS ENUM (
    'problem',
    'received',
    'dispute',
    'exposed',
    'pin_asked'
);

CREATE TYPE "AuditOutcome" AS ENUM (
    'success',
    'failure',
    'pending'
);

CREATE TYPE "CallbackStatus" AS ENUM (
    'waiting',
    'claimed',
    'answered',
    'closed'
);

CREATE TYPE "CallbackType" AS ENUM (
    'general',
    'urgent'
);

CREATE TYPE "ContactSayer" AS ENUM (
    'officer',
    'person'
);

CREATE TYPE "CorrectionProblem" AS ENUM (
    'number',
    'closed',
    'address',
    'other'
);

CREATE TYPE "CorrectionState" AS ENUM (
    'open',
    'resolved'
);

CREATE TYPE "Decision" AS ENUM (
    'approved',
    'denied'
);

CREATE TYPE "DepositKind" AS ENUM (
    'deposit',
    'withdrawal',
    'transfer'
);

CREATE TYPE "DeskDensity" AS ENUM (
    'comfortable',
    'compact',
    'dense'
);

CREATE TYPE "DeskTaskState" AS ENUM (
    'open',
    'done',
    'dropped'
);

CREATE TYPE "EventColor" AS ENUM (
    'primary',
    'secondary',
    'accent'
);

CREATE TYPE "EvidenceKind" AS ENUM (
    'document',
    'recipient_statement'
);

CREATE TYPE "FeedbackState" AS ENUM (
    'open',
    'handled'
);

CREATE TYPE "FeedbackType" AS ENUM (
    'general',
    'concern',
    'positive'
);

CREATE TYPE "FundMode" AS ENUM (
    'counted',
    'held'
);

CREATE TYPE "HealthState" AS ENUM (
    'healthy',
    'warning',
    'error',
    'unknown'
);

CREATE TYPE "HelpType" AS ENUM (
    'food',
    'shelter',
    'transportation'
);

CREATE TYPE "IdentityProviderKind" AS ENUM (
    'admin',
    'officer'
);

CREATE TYPE "LedgerAccount" AS ENUM (
    'funder',
    'available',
    'reserved',
    'committed',
    'spent',
    'lost',
    'withdrawn',
    'transfer',
    'stock'
);

CREATE TYPE "LedgerKind" AS ENUM (
    'opening',
    'counted',
    'covered',
    'deposited',
    'withdrawn',
    'reserved',
    'released',
    'committed',
    'returned',
    'spent',
    'corrected',
    'lost',
    'moved',
    'bought'
);

CREATE TYPE "LetterAudience" AS ENUM (
    'officer',
    'victim'
);

CREATE TYPE "LetterKind" AS ENUM (
    'approval',
    'denial',
    'dispatch',
    'summary'
);

CREATE TYPE "LetterState" AS ENUM (
    'due',
    'written',
    'failed',
    'void'
);

CREATE TYPE "LinkOccasion" AS ENUM (
    'filed',
    'ready',
    'second'
);

CREATE TYPE "LinkPurpose" AS ENUM (
    'verify',
    'approve'
);

CREATE TYPE "MessageChannel" AS ENUM (
    'email',
    'sms',
    'phone',
    'pass'
);

CREATE TYPE "MessagePriority" AS ENUM (
    'low',
    'medium',
    'high',
    'critical'
);

CREATE TYPE "MessageState" AS ENUM (
    'queued',
    'sending',
    'sent',
    'failed'
);

CREATE TYPE "MoneyAuthority" AS ENUM (
    'alone',
    'second_person',
    'administrator',
    'system'
);

CREATE TYPE "NeedsSource" AS ENUM (
    'confirmed',
    'read'
);

CREATE TYPE "OperationKind" AS ENUM (
    'backup',
    'restore',
    'rehearsal',
    'ledger',
    'audit',
    'key'
);

CREATE TYPE "OperationState" AS ENUM (
    'done',
    'failed'
);

CREATE TYPE "PassEndReason" AS ENUM (
    'replaced',
    'ended',
    'exposed'
);

CREATE TYPE "PasskeyPurpose" AS ENUM (
    'register',
    'sign_in'
);

CREATE TYPE "ReceiptStatus" AS ENUM (
    'sent',
    'delivered',
    'undelivered'
);

CREATE TYPE "RecipientType" AS ENUM (
    'officer',
    'supervisor',
    'admin',
    'victim'
);

CREATE TYPE "RedemptionKind" AS ENUM (
    'terminal',
    'phone',
    'statement'
);

CREATE TYPE "RequestStatus" AS ENUM (
    'pending',
    'processing',
    'approved',
    'dispatched',
    'completed',
    'denied'
);

CREATE TYPE "ResponseType" AS ENUM (
    'email',
    'sms',
    'other',
    'pass'
);

CREATE TYPE "RuleUrgency" AS ENUM (
    'critical',
    'urgent',
    'standard'
);

CREATE TYPE "SafeWay" AS ENUM (
    'any',
    'sms',
    'email',
    'call'
);

CREATE TYPE "SatisfactionAnswer" AS ENUM (
    'good',
    'fair',
    'poor'
);

CREATE TYPE "SessionKind" AS ENUM (
    'officer',
    'citizen',
    'admin'
);

CREATE TYPE "StatementLineState" AS ENUM (
    'matched',
    'open',
    'accepted',
    'refused'
);

CREATE TYPE "TemplateChannel" AS ENUM (
    'email',
    'sms',
    'phone'
);

CREATE TYPE "Trust" AS ENUM (
    'provisional',
    'limited',
    'trusted'
);

CREATE TYPE "UrgencyLevel" AS ENUM (
    'critical',
    'high',
    'medium',
    'low'
);

CREATE TYPE "VendorCodeCost" AS ENUM (
    'prepaid',
    'on_use'
);

CREATE TYPE "VendorCodeState" AS ENUM (
    'free',
    'taken',
    'burnt'
);

CREATE TYPE "VerificationMethod" AS ENUM (
    'email',
    'emergency',
    'admin'
);

CREATE TYPE "VerificationStatus" AS ENUM (
    'pending',
    'verified',
    'rejected'
);

CREATE FUNCTION fund_adds_up_days() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  slot int := 0;
BEGIN
  WHILE slot < 16 AND NOT pg_try_advisory_xact_lock(4200 + slot, NEW."fundId") LOOP
    slot := slot + 1;
  END LOOP;
  PERFORM set_config('safevoice.ledger', 'on', true);
  INSERT INTO "FundDay" AS d ("fundId", "day", "n", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
  VALUES (NEW."fundId", (NEW."at" AT TIME ZONE 'UTC')::date, slot % 16,
    NEW."cents" * ((NEW."target" = 'reserved')::int - (NEW."source" = 'reserved')::int),
    NEW."cents" * ((NEW."target" = 'committed')::int - (NEW."source" = 'committed')::int),
    NEW."cents" * ((NEW."target" = 'spent')::int - (NEW."source" = 'spent')::int),
    NEW."cents" * ((NEW."target" = 'lost')::int - (NEW."source" = 'lost')::int),
    NEW."cents" * ((NEW."target" = 'stock')::int - (NEW."source" = 'stock')::int),
    NEW."cents" * ((NEW."source" = 'available')::int - (NEW."target" = 'available')::int))
  ON CONFLICT ("fundId", "day", "n") DO UPDATE SET
    "reservedCents" = d."reservedCents" + EXCLUDED."reservedCents", "committedCents" = d."committedCents" + EXCLUDED."committedCents",
    "spentCents" = d."spentCents" + EXCLUDED."spentCents", "lostCents" = d."lostCents" + EXCLUDED."lostCents",
    "stockCents" = d."stockCents" + EXCLUDED."stockCents", "promisedCents" = d."promisedCents" + EXCLUDED."promisedCents";
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION fund_adds_up_days() IS 'Adds an entry to its day. Only when the transaction commits, and to the first part of the day that no other one is committing to: so none waits, and a quiet day has one part.';

CREATE FUNCTION fund_after_closed_months() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF EXISTS (SELECT FROM "LedgerMonth" m WHERE m."beginsAt" <= NEW."at" AND NEW."at" < m."endsAt") THEN
    NEW."at" := greatest(clock_timestamp(), (SELECT max(m."endsAt") FROM "LedgerMonth" m));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION fund_after_closed_months() IS 'A closed month stays as it was hashed: an entry that would be dated in it is dated now. The ledger''s clock is the application''s, so most entries are of the running month and are not compared.';

CREATE FUNCTION fund_candidates(request integer, need bigint, at timestamp with time zone) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE
    AS $$
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
END $$;
COMMENT ON FUNCTION fund_candidates(request integer, need bigint, at timestamp with time zone) IS 'The open funds that admit a request and this amount, the first to pay first. The first and the last day of a fund are local days. In PL/pgSQL, which keeps the plan: planned again for each approval, this was a fifth of its time.';

CREATE FUNCTION fund_closes_month() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF NEW."proposedById" IS NULL OR NEW."closedById" IS NULL OR NEW."proposedById" = NEW."closedById" THEN
    RAISE EXCEPTION 'A month is closed by two people.' USING ERRCODE = 'SV001';
  END IF;
  IF EXISTS (SELECT FROM "LedgerEntry" e WHERE e."at" < NEW."beginsAt"
    AND NOT EXISTS (SELECT FROM "LedgerMonth" m WHERE m."beginsAt" <= e."at" AND e."at" < m."endsAt")) THEN
    RAISE EXCEPTION 'An earlier month is still open.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION fund_closes_month() IS 'A month is closed by two people, and after every earlier month that has entries.';

CREATE FUNCTION fund_code_stays() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
END $$;
COMMENT ON FUNCTION fund_code_stays() IS 'A bought code that was used keeps its value, and each bought code its fund.';

CREATE FUNCTION fund_deposit_stays() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
END $$;
COMMENT ON FUNCTION fund_deposit_stays() IS 'A deposit stays as it was entered, and is decided once.';

CREATE FUNCTION fund_general() RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO "Fund" ("key", "name") SELECT 'general', 'General' WHERE NOT EXISTS (SELECT FROM "Fund")
$$;
COMMENT ON FUNCTION fund_general() IS 'The fund of a new installation. It counts what is given out, and refuses nothing until a deposit is confirmed.';

CREATE FUNCTION fund_give(fund integer, adding bigint) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
END $$;
COMMENT ON FUNCTION fund_give(fund integer, adding bigint) IS 'Returns money to the available balance. A frozen or closed fund takes money back like any other.';

CREATE FUNCTION fund_move(fund integer, source "LedgerAccount", target "LedgerAccount", moving bigint, kind "LedgerKind", at timestamp with time zone, request integer, deposit integer) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
END $$;
COMMENT ON FUNCTION fund_move(fund integer, source "LedgerAccount", target "LedgerAccount", moving bigint, kind "LedgerKind", at timestamp with time zone, request integer, deposit integer) IS 'The one way to move money: the balances of both sides and the entry. False if the available balance is too small.';

CREATE FUNCTION fund_only_ledger() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% is written by the ledger alone.', TG_TABLE_NAME USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION fund_only_ledger() IS 'Balances and entries change only inside fund_take, fund_give and fund_move, which turn on the setting safevoice.ledger for as long as they run.';

CREATE FUNCTION fund_post_allocations() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
END $$;
COMMENT ON FUNCTION fund_post_allocations() IS 'Posting is part of every statement that writes allocations, so no code can forget it. It runs after the row triggers of the limits: the request is locked first, then persons, then the fund.';

CREATE FUNCTION fund_post_codes() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $_$
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
END $_$;
COMMENT ON FUNCTION fund_post_codes() IS 'Codes are paid for in the statement that adds them, and lost in the one that burns a free one. A dispatch posts the rest.';

CREATE FUNCTION fund_post_dispatches() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
END $$;
COMMENT ON FUNCTION fund_post_dispatches() IS 'Posting is part of every statement that writes dispatches, so no code can forget it.';

CREATE FUNCTION fund_post_request() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM fund_settle(NEW."id", NEW."updatedAt");
  RETURN NULL;
END $$;
COMMENT ON FUNCTION fund_post_request() IS 'The end of a request settles its money, and a step back from there reserves it again.';

CREATE FUNCTION fund_settle(request integer, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $_$
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
END $_$;
COMMENT ON FUNCTION fund_settle(request integer, at timestamp with time zone) IS 'Posts what separates a request''s accounts from what they must hold (RequestMoneyDue). Everything is read under the request''s lock, which its writers hold already; a fund is locked last. One request is paid by one fund as long as that fund has money.';

CREATE FUNCTION fund_shards() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
BEGIN
  PERFORM set_config('safevoice.ledger', 'on', true);
  INSERT INTO "FundShard" ("fundId", "n")
    SELECT NEW."id", n FROM generate_series(0, CASE WHEN version() LIKE '%emscripten%' THEN 0 ELSE 15 END) n;
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION fund_shards() IS 'Every fund has its shards from the start. The embedded database has one connection, so one shard is enough.';

CREATE FUNCTION fund_stock_of_dispatch() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "VendorCode" c JOIN "RequestMoney" m ON m."requestId" = NEW."requestId" AND m."fundId" = c."fundId"
    WHERE c."id" = NEW."codeId" AND c."state" = 'taken' AND c."valueCents" = NEW."stockCents") THEN
    RAISE EXCEPTION 'Another fund bought this code, or for another value.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION fund_stock_of_dispatch() IS 'A dispatch takes a code of the fund that pays for its request, for the code''s value.';

CREATE FUNCTION fund_take(fund integer, need bigint) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  fund_mode "FundMode";
  shard int;
  has bigint;
  has_paid boolean;
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
      SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" >= need ORDER BY random() LIMIT 1;
    END IF;
    IF shard IS NOT NULL THEN
      PERFORM set_config('safevoice.ledger', 'on', true);
      UPDATE "FundShard" s SET "cents" = s."cents" - need WHERE s."fundId" = fund AND s."n" = shard AND s."cents" >= need;
      has_paid := FOUND;
      PERFORM set_config('safevoice.ledger', guard, true);
      IF has_paid THEN
        RETURN 0;
      END IF;
    END IF;
    RAISE EXCEPTION 'no shard has enough' USING ERRCODE = 'SV000';
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
END $$;
COMMENT ON FUNCTION fund_take(fund integer, need bigint) IS 'Takes from the available balance. Returns the cents that a counted fund lacked, 0 in a held one; null if the fund is frozen, closed or has too little. Writers share the lock 42 and use one shard each; gathering from all shards needs the lock alone. The inner block rolls back the shared lock, so that two that gather never wait for each other.';

CREATE FUNCTION sv_allocated_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW."allocatedAt" := coalesce(NEW."allocatedAt", NEW."updatedAt");
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_allocated_at() IS 'An allocation has the time at which it was allocated, unless its writer says another.';

CREATE FUNCTION sv_allocation_maximum() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;
COMMENT ON FUNCTION sv_allocation_maximum() IS 'The live allocations of a request together stay within the configured limit. The request''s row is locked first, so that two transactions add up one after the other.';

CREATE FUNCTION sv_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_append_only() IS 'Rows of a log are added, and never changed or deleted.';

CREATE FUNCTION sv_comparable(words text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
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
END $$;
COMMENT ON FUNCTION sv_comparable(words text) IS 'The twin of comparable in graph/core/text/typed.shared.ts. tests/database/fold.test.ts compares both.';

CREATE FUNCTION sv_count_requests() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "RequestCount" ("status", "change") SELECT "status", count(*)::int FROM added GROUP BY "status";
  ELSE
    INSERT INTO "RequestCount" ("status", "change") SELECT "status", -count(*)::int FROM removed GROUP BY "status";
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_count_requests() IS 'How many requests have each status, as changes that add up: counting all rows takes longer each year. Rows are only added, so no two writers wait for each other; a job puts their sums in their place.';

CREATE FUNCTION sv_dispatch_lacks_help() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE request int;
BEGIN
  IF TG_OP = 'DELETE' THEN request := OLD."requestId"; ELSE request := NEW."requestId"; END IF;
  UPDATE "EmergencyRequest" r SET "lacksHelp" = NULL WHERE r."id" = request AND r."status" = 'dispatched'
    AND r."lacksHelp" IS DISTINCT FROM sv_lacks_help(r."id", r."requestedHelpTypes");
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_dispatch_lacks_help() IS 'The request is written again only if a dispatch changed whether it lacks help.';

CREATE FUNCTION sv_dispatch_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = OLD."requestId" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = OLD."requestId" AND "voidedAt" IS NULL)
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_dispatch_stays() IS 'A dispatched request keeps at least one dispatch that is not void. Checked when the transaction commits.';

CREATE FUNCTION sv_dispatch_within_envelope() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;
COMMENT ON FUNCTION sv_dispatch_within_envelope() IS 'A dispatch beyond what is left of the envelope has a reason.';

CREATE FUNCTION sv_dispatched_has_dispatch() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = NEW."id" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = NEW."id" AND "voidedAt" IS NULL)
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_dispatched_has_dispatch() IS 'A dispatched request has at least one dispatch that is not void. Checked when the transaction commits, so that the status and the dispatches may be written in either order.';

CREATE FUNCTION sv_dispatcher_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'The person who dispatched help is never changed.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_dispatcher_stays() IS 'Who dispatched is never changed: another person has to settle the dispatch.';

CREATE FUNCTION sv_end_of_day(at timestamp with time zone, day_in text, ends_in text) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT ((("at" AT TIME ZONE "day_in")::date + 1)::timestamp AT TIME ZONE "ends_in") - interval '1 millisecond'
$$;
COMMENT ON FUNCTION sv_end_of_day(at timestamp with time zone, day_in text, ends_in text) IS 'The last millisecond, in one time zone, of the day that a moment has in another. What ends on a day ends then. The same as endOfDay(zone, dayIn(zone, at)) in graph/core/time/zone.shared.ts.';

CREATE FUNCTION sv_envelope(request integer) RETURNS TABLE("allocatedCents" bigint, "openCents" bigint, "liveCents" bigint, "lostCents" bigint, "paidCents" bigint, "takenCents" bigint)
    LANGUAGE sql STABLE
    AS $$
  SELECT a."allocated", a."open", d."live", d."lost", a."paid", d."live" + d."lost" + a."paid" FROM (
    SELECT coalesce(sum(f."amountCents"), 0) AS "allocated", coalesce(sum(f."paidCents"), 0) AS "paid",
      coalesce(sum(f."amountCents") FILTER (WHERE f."status" = 'allocated'), 0) AS "open"
    FROM "FundAllocation" f WHERE f."requestId" = request AND f."status" IN ('allocated', 'distributed')) a
  CROSS JOIN (
    SELECT coalesce(sum(h."estimatedValueCents") FILTER (WHERE h."voidedAt" IS NULL), 0) AS "live",
      coalesce(sum(h."lostCents") FILTER (WHERE h."voidedAt" IS NOT NULL), 0) AS "lost"
    FROM "HelpDispatch" h WHERE h."requestId" = request) d
$$;
COMMENT ON FUNCTION sv_envelope(request integer) IS 'A request''s money in one row. What is taken of the allocation is what was dispatched and not voided, the money of prepaid codes that were voided and burnt, and cash. Triggers, the view of the fund and statements call this. takenOf (graph/allocations/envelope.shared.ts) is the same rule; tests/funds/envelope.test.ts compares them. Without SET clauses, so that the planner can inline it.';

CREATE FUNCTION sv_fold(words text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
BEGIN
  words := translate(sv_comparable(words), '''', '');
  -- Most texts are ASCII.
  IF octet_length(words) <> char_length(words) THEN
    words := regexp_replace(normalize(words, NFD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g');
    words := translate(unaccent(lower(words)), 'ς', 'σ');
  END IF;
  -- Taking away accents can leave an apostrophe, too.
  RETURN lower(translate(words, '''`', ''));
END $$;
COMMENT ON FUNCTION sv_fold(words text) IS 'What was typed, made comparable (sv_comparable), and for a search also without apostrophes, accents, capitals and the final sigma: D''Angelo is found as DAngelo. Declared immutable although unaccent is only stable, because its dictionary is never exchanged.';

CREATE FUNCTION sv_lacks_help(request integer, requested "HelpType"[]) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF cardinality(requested) = 0 THEN RETURN NULL; END IF;
  RETURN EXISTS (SELECT FROM unnest(requested) t WHERE NOT EXISTS (
    SELECT FROM "HelpDispatch" d WHERE d."requestId" = request AND d."helpType" = t AND d."voidedAt" IS NULL));
END $$;
COMMENT ON FUNCTION sv_lacks_help(request integer, requested "HelpType"[]) IS 'Whether a requested kind of help was not dispatched yet. Null where no help was requested: the request is neither complete nor partly dispatched.';

CREATE FUNCTION sv_letter_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'A letter stays as it was written.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_letter_stays() IS 'A letter stays as it was written. It can only be declared void.';

CREATE FUNCTION sv_limits_left(keys text[], authority "MoneyAuthority", at timestamp with time zone) RETURNS TABLE(name text, binds boolean, key text, "dayCents" bigint, "monthCents" bigint)
    LANGUAGE plpgsql STABLE
    AS $$
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
COMMENT ON FUNCTION sv_limits_left(keys text[], authority "MoneyAuthority", at timestamp with time zone) IS 'What the limits leave for each of these keys, negative above the limit, and whether the limit binds an allocation with these approvers: an administrator''s is bound by none, a second person''s only by those that administrators decide, a rule''s by all. The strictest limits come first. In PL/pgSQL, where each look keeps its plan. It finds rows by their key alone: if offered the index over times as well, PostgreSQL reads all allocations of the thirty days.';

CREATE FUNCTION sv_link_used_once() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'This link has already been used.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_link_used_once() IS 'One link, one decision.';

CREATE FUNCTION sv_money_limits() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
COMMENT ON FUNCTION sv_money_limits() IS 'The limits hold under a lock for each key, taken in one order: of many allocations at once, each sees those before it. The error carries the key, so that the service can record the approval as one that waits.';

CREATE FUNCTION sv_money_paid() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;
COMMENT ON FUNCTION sv_money_paid() IS 'Dispatches and cash come out of the same amount. Distributing pays what is left of it and never more. The request''s row is locked first, so that of two who take from it at once the second sees what the first has left.';

CREATE FUNCTION sv_note_escalation() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  UPDATE "EmergencyRequest" SET "escalatedAt" = NEW."at" WHERE "id" = NEW."requestId" AND "escalatedAt" IS NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_note_escalation() IS 'The request has the time of its first escalation, so that tasks do not read every escalation.';

CREATE FUNCTION sv_numbers(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT coalesce(string_agg(DISTINCT digits, ' '), '')
  FROM (SELECT regexp_replace(part, '[^0-9]+', '', 'g') AS digits FROM regexp_split_to_table(words, '[^0-9 ().+/-]+') part) n
  WHERE length(digits) >= 7
$$;
COMMENT ON FUNCTION sv_numbers(words text) IS 'The digits of everything in a folded text that is long enough for a phone number.';

CREATE FUNCTION sv_officer_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW."searchText" := concat_ws(' ', sv_fold(NEW."name"), sv_numbers(sv_fold(NEW."phone")));
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_officer_search() IS 'What the search of officers reads: the name, and the phone number as digits.';

CREATE FUNCTION sv_recommended_for_victim() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  NEW."victimChangedAt" := (SELECT v."updatedAt" FROM "VictimInfo" v WHERE v."requestId" = NEW."requestId");
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_recommended_for_victim() IS 'A new recommendation has when its victim information changed (sv_victim_changed).';

CREATE FUNCTION sv_recount_request() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO "RequestCount" ("status", "change") VALUES (OLD."status", -1), (NEW."status", 1);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_recount_request() IS 'Counts a change of status (sv_count_requests).';

CREATE FUNCTION sv_redemption_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."undoneAt" IS NULL AND NEW."undoneAt" IS NOT NULL
    AND (NEW."id", NEW."dispatchId", NEW."kind", NEW."cents", NEW."at", NEW."by") = (OLD."id", OLD."dispatchId", OLD."kind", OLD."cents", OLD."at", OLD."by")
    AND NEW."terminalId" IS NOT DISTINCT FROM OLD."terminalId" THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A redemption can only be undone, once.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION sv_redemption_stays() IS 'A redemption is undone once, and otherwise stays as it was.';

CREATE FUNCTION sv_redemptions_add_up() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
    WHERE h."id" = dispatch AND r."kind" = 'phone' AND r."undoneAt" IS NULL AND h."settledAt" IS NULL) THEN
    RAISE EXCEPTION 'Another person redeems dispatch % by phone.', dispatch USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_redemptions_add_up() IS 'A dispatch and its redemptions have the same amount. A redemption by phone is an administrator''s statement, so another person settles it too. Checked when the transaction commits.';

CREATE FUNCTION sv_request_edges() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;
COMMENT ON FUNCTION sv_request_edges() IS 'The moves of a request''s status. An administrator''s step aside (any status to pending, approved or completed) is announced by its transaction (the setting safevoice.step_back), and refused once money was distributed. Voided dispatches do not count.';

CREATE FUNCTION sv_request_lacks_help() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  NEW."lacksHelp" := CASE WHEN NEW."status" = 'dispatched' THEN sv_lacks_help(NEW."id", NEW."requestedHelpTypes") END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_request_lacks_help() IS 'Keeps lacksHelp with the status and the requested kinds of help. Null unless the request is dispatched.';

CREATE FUNCTION sv_request_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
  IF NEW."anonymous" THEN
    FOR part IN SELECT p FROM regexp_split_to_table(names, '[^[:alnum:]]+') p WHERE length(p) > 1 LOOP
      details := replace(details, part, '');
    END LOOP;
    NEW."searchText" := concat_ws(' ', number, sv_numbers(number), details);
  ELSE
    NEW."searchText" := concat_ws(' ', names, number, details, sv_numbers(concat_ws(',', number, phones, details)));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_request_search() IS 'What the search of requests reads: names of the request and of its victim information, the case number, the details, and numbers as digits. A person who wishes to stay anonymous is found by the case only: not by name or phone, nor by details that say the name.';

CREATE FUNCTION sv_request_times() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW."status" IN ('approved', 'dispatched', 'completed', 'denied') THEN
    NEW."firstDecidedAt" := coalesce(NEW."firstDecidedAt", NEW."approvedAt", NEW."updatedAt");
  END IF;
  NEW."completedAt" := CASE WHEN NEW."status" = 'completed' THEN coalesce(NEW."completedAt", NEW."updatedAt") END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_request_times() IS 'A request has the times of its first decision and of its completion, for the figures.';

CREATE FUNCTION sv_statement_needs_another() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF EXISTS (SELECT FROM "VendorStatement" s WHERE s."id" = NEW."statementId" AND lower(s."importedBy") = lower(NEW."settledBy")) THEN
    RAISE EXCEPTION 'Another person accepts more than was dispatched.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_statement_needs_another() IS 'Money beyond a dispatch is not accepted by the person who imported the statement.';

CREATE FUNCTION sv_super_admin_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('super-admins', 0));
  IF NOT EXISTS (SELECT FROM "Admin" WHERE 'super_admin' = ANY("roles") AND "isActive" AND "signIn" <> 'provider') THEN
    RAISE EXCEPTION 'The last active super admin stays.' USING ERRCODE = 'SV003';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_super_admin_stays() IS 'The last active super administrator who can sign in without a provider stays: the way in when every provider is down. The lock lets one of two who remove each other see the result of the other.';

CREATE FUNCTION sv_ten_passkeys() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM "Admin" WHERE "id" = NEW."adminId" FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM "Passkey" WHERE "adminId" = NEW."adminId") >= 10 THEN
    RAISE EXCEPTION 'An account can have up to 10 passkeys.' USING ERRCODE = 'SV005';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_ten_passkeys() IS 'Ten passkeys at most per account. The account''s row is locked, so that two at once do not pass.';

CREATE FUNCTION sv_time_zone() RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT coalesce((SELECT coalesce(nullif("timeZone", ''), nullif("suggestedTimeZone", '')) FROM "SystemConfig" WHERE "id" = 1), 'UTC')
$$;
COMMENT ON FUNCTION sv_time_zone() IS 'The zone of the installation, for rules in the database. The same as installationZone (graph/core/time/installation.ts), except that the database does not know the server''s zone, which the server stores when it starts.';

CREATE FUNCTION sv_victim_changed() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  UPDATE "Recommendation" SET "victimChangedAt" = NEW."updatedAt" WHERE "requestId" = NEW."requestId";
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_victim_changed() IS 'Two tables cannot share an index, so the recommendation also has when its victim information changed. Both lock the request first: two that are written at once would not see each other.';

CREATE FUNCTION sv_victim_info_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "EmergencyRequest" SET "searchText" = "searchText" WHERE "id" = NEW."requestId";
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_victim_info_search() IS 'Has the request''s searchText made again.';

CREATE FUNCTION sv_zone_moves_ends() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
COMMENT ON FUNCTION sv_zone_moves_ends() IS 'If the installation''s zone changes, an end on a day is the end of that day in the new zone. What people hold is extended and never shortened. A code in the pool ends with the day that its vendor named.';

CREATE FUNCTION sv_zone_moves_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "SupervisorDeputy" SET "startsAt" = least("startsAt", "firstDay"::timestamp AT TIME ZONE sv_time_zone()),
    "endsAt" = greatest("endsAt", ("lastDay" + 1)::timestamp AT TIME ZONE sv_time_zone())
    WHERE "endedAt" IS NULL AND "endsAt" > clock_timestamp();
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_zone_moves_terms() IS 'If the installation''s zone changes, a deputy''s term has its printed days in the new zone: it is extended, and never shortened. A term that is over stays over.';

CREATE TABLE "Admin" (
    id SERIAL,
    username text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailKey" text NOT NULL,
    "passwordHash" text NOT NULL,
    "isActive" boolean DEFAULT true NOT NULL,
    "mustChangePassword" boolean DEFAULT true NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastLogin" timestamp(3) with time zone,
    "passwordExpiresAt" timestamp(3) with time zone,
    "totpConfirmedAt" timestamp(3) with time zone,
    "totpLastStep" integer,
    "totpSecretSealed" text,
    roles "AdminRole"[] DEFAULT ARRAY['admin'::"AdminRole"],
    version integer DEFAULT 0 NOT NULL,
    "signIn" "AdminSignIn" DEFAULT 'both'::"AdminSignIn" NOT NULL,
    density "DeskDensity",
    "caseFacts" text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT "Admin_has_a_role" CHECK (((roles IS NOT NULL) AND (cardinality(roles) > 0) AND (array_position(roles, NULL::"AdminRole") IS NULL))),
    CONSTRAINT "Admin_pkey" PRIMARY KEY (id)
);

CREATE TABLE "AdminProviderLink" (
    issuer text NOT NULL,
    subject text NOT NULL,
    "adminId" integer NOT NULL,
    "providerId" integer NOT NULL,
    "linkedAt" timestamp(3) with time zone NOT NULL,
    "lastSignInAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "AdminProviderLink_pkey" PRIMARY KEY (issuer, subject)
);

CREATE TABLE "AiRuleset" (
    id SERIAL,
    name text NOT NULL,
    category text NOT NULL,
    "isActive" boolean DEFAULT true NOT NULL,
    priority integer NOT NULL,
    "requiresHumanReview" boolean DEFAULT false NOT NULL,
    conditions jsonb NOT NULL,
    "adjustmentCents" integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedBy" text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "AiRuleset_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ApiKey" (
    id SERIAL,
    name text NOT NULL,
    prefix text NOT NULL,
    "keyHash" text NOT NULL,
    scopes text[] DEFAULT ARRAY[]::text[],
    networks text[] DEFAULT ARRAY[]::text[],
    "createdBy" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "lastUsedAt" timestamp(3) with time zone,
    "lastUsedIp" text,
    "revokedAt" timestamp(3) with time zone,
    "revokedBy" text,
    "adminId" integer,
    CONSTRAINT "ApiKey_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Approval" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "personKey" text NOT NULL,
    "personName" text NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    decision "Decision" NOT NULL,
    reason text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "voidedAt" timestamp(3) with time zone,
    "badgeKeys" text[] DEFAULT ARRAY[]::text[] NOT NULL,
    CONSTRAINT "Approval_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Attendance" (
    "requestId" integer NOT NULL,
    "adminName" text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "AuditEntry" (
    id BIGSERIAL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    correlation text NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    "actorId" text,
    "actorName" text,
    action text NOT NULL,
    "resourceType" text NOT NULL,
    "resourceId" text,
    outcome "AuditOutcome" DEFAULT 'success'::"AuditOutcome" NOT NULL,
    ip text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY (id)
);

CREATE TABLE "AuditSeal" (
    seq bigint NOT NULL,
    "entryId" bigint NOT NULL,
    "previousHash" text NOT NULL,
    hash text NOT NULL,
    CONSTRAINT "AuditSeal_pkey" PRIMARY KEY (seq)
);

CREATE TABLE "AutomaticDecision" (
    "requestId" integer NOT NULL,
    "amountCents" integer NOT NULL,
    trace jsonb NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "AutomaticDecision_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "CallbackRequest" (
    id SERIAL,
    name text NOT NULL,
    phone text NOT NULL,
    "requestType" "CallbackType" NOT NULL,
    message text,
    "sessionKey" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "answeredAt" timestamp(3) with time zone,
    "claimedAt" timestamp(3) with time zone,
    "dueAt" timestamp(3) with time zone,
    language text DEFAULT 'en'::text NOT NULL,
    "ownerId" integer,
    status "CallbackStatus" DEFAULT 'waiting'::"CallbackStatus" NOT NULL,
    "closedAt" timestamp(3) with time zone,
    "dialledAt" timestamp(3) with time zone,
    note text,
    CONSTRAINT "CallbackRequest_pkey" PRIMARY KEY (id)
);

CREATE TABLE "CaseFilter" (
    id SERIAL,
    "ownerId" integer NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    "isShared" boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CaseFilter_pkey" PRIMARY KEY (id)
);

CREATE TABLE "CaseMention" (
    "noteId" integer NOT NULL,
    "adminId" integer NOT NULL,
    "seenAt" timestamp(3) with time zone,
    CONSTRAINT "CaseMention_pkey" PRIMARY KEY ("noteId", "adminId")
);

CREATE TABLE "CaseNote" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "authorId" integer,
    by text NOT NULL,
    text text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CaseNote_pkey" PRIMARY KEY (id)
);

CREATE TABLE "CaseOwner" (
    "requestId" integer NOT NULL,
    "adminId" integer NOT NULL,
    by text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CaseOwner_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "CaseView" (
    "requestId" integer NOT NULL,
    "sessionId" integer NOT NULL,
    "adminName" text NOT NULL,
    "seenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "CaseView_pkey" PRIMARY KEY ("requestId", "sessionId")
);

CREATE TABLE "Citizen" (
    id SERIAL,
    "originKey" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Citizen_pkey" PRIMARY KEY (id)
);

CREATE TABLE "CommunicationTemplate" (
    id SERIAL,
    name text NOT NULL,
    channel "TemplateChannel" NOT NULL,
    "recipientType" "RecipientType" NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    CONSTRAINT "CommunicationTemplate_pkey" PRIMARY KEY (id)
);

CREATE TABLE "CommunicationTemplateVersion" (
    "templateId" integer NOT NULL,
    version integer NOT NULL,
    texts jsonb NOT NULL,
    variables text[] DEFAULT ARRAY[]::text[],
    "writtenBy" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CommunicationTemplateVersion_pkey" PRIMARY KEY ("templateId", version)
);

CREATE TABLE "ConfigChange" (
    id SERIAL,
    version integer NOT NULL,
    changes jsonb NOT NULL,
    config jsonb NOT NULL,
    "revertOf" integer,
    "changedBy" text NOT NULL,
    "changedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "ConfigChange_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Correction" (
    id SERIAL,
    "resourceId" integer,
    "resourceKey" text NOT NULL,
    "resourceName" text NOT NULL,
    "contactInfo" text NOT NULL,
    problem "CorrectionProblem" NOT NULL,
    details text,
    email text,
    language text DEFAULT 'en'::text NOT NULL,
    state "CorrectionState" DEFAULT 'open'::"CorrectionState" NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "resolvedAt" timestamp(3) with time zone,
    "resolvedById" integer,
    CONSTRAINT "Correction_pkey" PRIMARY KEY (id)
);

CREATE TABLE "CountedAct" (
    id SERIAL,
    kind text NOT NULL,
    key text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT "CountedAct_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Deposit" (
    id SERIAL,
    "fundId" integer NOT NULL,
    kind "DepositKind" DEFAULT 'deposit'::"DepositKind" NOT NULL,
    cents bigint NOT NULL,
    reference text NOT NULL,
    "enteredById" integer NOT NULL,
    "enteredBy" text NOT NULL,
    "enteredAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "decidedById" integer,
    "decidedBy" text,
    "confirmedAt" timestamp(3) with time zone,
    "refusedAt" timestamp(3) with time zone,
    reason text,
    version integer DEFAULT 0 NOT NULL,
    purpose text,
    "toFundId" integer,
    CONSTRAINT "Deposit_has_one_outcome" CHECK ((("confirmedAt" IS NULL) OR ("refusedAt" IS NULL))),
    CONSTRAINT "Deposit_is_decided_by_another" CHECK (("decidedById" <> "enteredById")),
    CONSTRAINT "Deposit_is_positive" CHECK ((cents > 0)),
    CONSTRAINT "Deposit_outcome_has_a_person" CHECK (((("confirmedAt" IS NULL) AND ("refusedAt" IS NULL)) = ("decidedById" IS NULL))),
    CONSTRAINT "Deposit_transfer_names_another_fund" CHECK ((((kind = 'transfer'::"DepositKind") = ("toFundId" IS NOT NULL)) AND ((kind = 'transfer'::"DepositKind") = (purpose IS NOT NULL)) AND ("toFundId" <> "fundId"))),
    CONSTRAINT "Deposit_pkey" PRIMARY KEY (id)
);

CREATE TABLE "DeskTask" (
    id SERIAL,
    kind text NOT NULL,
    "subjectType" text NOT NULL,
    "subjectId" integer NOT NULL,
    "requestId" integer,
    about text DEFAULT ''::text NOT NULL,
    "openedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "dueAt" timestamp(3) with time zone NOT NULL,
    "ownerId" integer,
    state "DeskTaskState" DEFAULT 'open'::"DeskTaskState" NOT NULL,
    "closedAt" timestamp(3) with time zone,
    "closedBy" text,
    outcome text,
    note text,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT "DeskTask_closed_has_a_time" CHECK (((state = 'open'::"DeskTaskState") = ("closedAt" IS NULL))),
    CONSTRAINT "DeskTask_pkey" PRIMARY KEY (id)
);

CREATE TABLE "EmergencyRequest" (
    id SERIAL,
    "caseId" text NOT NULL,
    status "RequestStatus" DEFAULT 'pending'::"RequestStatus" NOT NULL,
    "urgencyLevel" "UrgencyLevel" DEFAULT 'medium'::"UrgencyLevel" NOT NULL,
    "officerId" integer,
    "verificationId" integer,
    "citizenId" integer,
    "victimName" text NOT NULL,
    "victimContact" text NOT NULL,
    "victimAddress" text NOT NULL,
    "victimPhone" text NOT NULL,
    "victimEmail" text NOT NULL,
    state text,
    "requestDetails" text NOT NULL,
    "requestedHelpTypes" "HelpType"[],
    "requestAmountCents" integer,
    "aiRecommendationCents" integer,
    "aiJustification" text,
    "decisionReason" text,
    language text DEFAULT 'en'::text NOT NULL,
    "approvedAt" timestamp(3) with time zone,
    version integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    anonymous boolean DEFAULT false NOT NULL,
    contacting boolean DEFAULT true NOT NULL,
    needs jsonb,
    "needsConfirmedAt" timestamp(3) with time zone,
    "needsConfirmedBy" text,
    "needsConfirmedKind" "ActorKind",
    "needsSource" "NeedsSource",
    "searchText" text DEFAULT ''::text NOT NULL,
    "completedAt" timestamp(3) with time zone,
    "firstDecidedAt" timestamp(3) with time zone,
    "victimPhoneE164" text,
    "lacksHelp" boolean,
    "escalatedAt" timestamp(3) with time zone,
    "needsAdministrator" boolean DEFAULT false NOT NULL,
    CONSTRAINT "EmergencyRequest_caseId_has_its_form" CHECK (("caseId" ~ '^EM-\d{4}-\d{4,}$'::text)),
    CONSTRAINT "EmergencyRequest_confirmed_needs_have_a_moment" CHECK ((("needsSource" IS DISTINCT FROM 'confirmed'::"NeedsSource") OR ((needs IS NOT NULL) AND ("needsConfirmedAt" IS NOT NULL) AND ("needsConfirmedKind" IS NOT NULL)))),
    CONSTRAINT "EmergencyRequest_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Escalation" (
    id SERIAL,
    "requestId" integer NOT NULL,
    step integer NOT NULL,
    name text NOT NULL,
    told integer NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Escalation_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Event" (
    id SERIAL,
    key text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    "startsAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    "timeZone" text NOT NULL,
    location text NOT NULL,
    host text NOT NULL,
    color "EventColor" DEFAULT 'primary'::"EventColor" NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "cancelReason" text,
    "cancelledAt" timestamp(3) with time zone,
    "changedBy" text,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT "Event_pkey" PRIMARY KEY (id)
);

CREATE TABLE "EventRsvp" (
    id SERIAL,
    "eventId" integer NOT NULL,
    "deviceKey" text NOT NULL,
    "originKey" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "EventRsvp_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Evidence" (
    id uuid NOT NULL,
    kind "EvidenceKind" DEFAULT 'document'::"EvidenceKind" NOT NULL,
    "officerId" integer,
    "citizenId" integer,
    "adminId" integer,
    "verificationId" integer,
    "requestId" integer,
    ordinal integer DEFAULT 0 NOT NULL,
    "fileName" text NOT NULL,
    "mediaType" text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "containsFiles" boolean DEFAULT false NOT NULL,
    "isEncrypted" boolean DEFAULT false NOT NULL,
    CONSTRAINT "Evidence_is_not_empty" CHECK ((bytes > 0)),
    CONSTRAINT "Evidence_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Feedback" (
    id SERIAL,
    receipt text NOT NULL,
    "feedbackType" "FeedbackType" NOT NULL,
    agency text NOT NULL,
    feedback text NOT NULL,
    "wantsFollowUp" boolean DEFAULT false NOT NULL,
    email text,
    phone text,
    language text DEFAULT 'en'::text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "handledAt" timestamp(3) with time zone,
    note text,
    "ownerName" text,
    state "FeedbackState" DEFAULT 'open'::"FeedbackState" NOT NULL,
    CONSTRAINT "Feedback_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Fund" (
    id SERIAL,
    key text NOT NULL,
    name text NOT NULL,
    funder text DEFAULT ''::text NOT NULL,
    mode "FundMode" DEFAULT 'counted'::"FundMode" NOT NULL,
    priority integer DEFAULT 100 NOT NULL,
    "startsOn" date,
    "endsOn" date,
    "helpTypes" "HelpType"[] DEFAULT ARRAY[]::"HelpType"[],
    states text[] DEFAULT ARRAY[]::text[],
    "perRequestMaxCents" bigint,
    "warnBelowCents" bigint DEFAULT 0 NOT NULL,
    "frozenAt" timestamp(3) with time zone,
    "frozenReason" text,
    "closedAt" timestamp(3) with time zone,
    version integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Fund_freeze_has_a_reason" CHECK ((("frozenAt" IS NULL) = ("frozenReason" IS NULL))),
    CONSTRAINT "Fund_limits_are_positive" CHECK ((("warnBelowCents" >= 0) AND (("perRequestMaxCents" IS NULL) OR ("perRequestMaxCents" > 0)))),
    CONSTRAINT "Fund_pkey" PRIMARY KEY (id)
);

CREATE TABLE "FundAllocation" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "amountCents" integer NOT NULL,
    justification text NOT NULL,
    status "AllocationStatus" NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "distributedAt" timestamp(3) with time zone,
    "allocatedAt" timestamp(3) with time zone,
    authority "MoneyAuthority" DEFAULT 'alone'::"MoneyAuthority" NOT NULL,
    "paidCents" integer,
    "waitsForFundAt" timestamp(3) with time zone,
    "limitKeys" text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT "FundAllocation_amount_is_positive" CHECK (("amountCents" > 0)),
    CONSTRAINT "FundAllocation_paid_is_distributed" CHECK (((status = 'distributed'::"AllocationStatus") = ("paidCents" IS NOT NULL))),
    CONSTRAINT "FundAllocation_paid_is_within_amount" CHECK ((("paidCents" >= 0) AND ("paidCents" <= "amountCents"))),
    CONSTRAINT "FundAllocation_waits_while_pending" CHECK ((("waitsForFundAt" IS NULL) OR (status = ANY (ARRAY['pending'::"AllocationStatus", 'denied'::"AllocationStatus"])))),
    CONSTRAINT "FundAllocation_pkey" PRIMARY KEY (id)
);

CREATE TABLE "FundDay" (
    "fundId" integer NOT NULL,
    day date NOT NULL,
    n integer NOT NULL,
    "reservedCents" bigint NOT NULL,
    "committedCents" bigint NOT NULL,
    "spentCents" bigint NOT NULL,
    "lostCents" bigint NOT NULL,
    "stockCents" bigint NOT NULL,
    "promisedCents" bigint NOT NULL,
    CONSTRAINT "FundDay_pkey" PRIMARY KEY ("fundId", day, n)
)
WITH (fillfactor='25');

CREATE TABLE "FundShard" (
    "fundId" integer NOT NULL,
    n integer NOT NULL,
    cents bigint DEFAULT 0 NOT NULL,
    CONSTRAINT "FundShard_is_not_overdrawn" CHECK ((cents >= 0)),
    CONSTRAINT "FundShard_pkey" PRIMARY KEY ("fundId", n)
)
WITH (fillfactor='10');

CREATE TABLE "HealthSample" (
    id SERIAL,
    component text NOT NULL,
    state "HealthState" NOT NULL,
    "responseMs" integer,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    reason text,
    samples integer DEFAULT 1 NOT NULL,
    CONSTRAINT "HealthSample_pkey" PRIMARY KEY (id)
);

CREATE TABLE "HelpDispatch" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "helpType" "HelpType" NOT NULL,
    "dispatchNotes" text NOT NULL,
    "providerInfo" text NOT NULL,
    "estimatedValueCents" integer NOT NULL,
    "confirmationNumber" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    batch text DEFAULT ''::text NOT NULL,
    "codeId" integer,
    "completedAt" timestamp(3) with time zone,
    "completedBy" text,
    "dispatchedBy" text DEFAULT ''::text NOT NULL,
    hours integer,
    "overReason" text,
    people integer,
    "problemAt" timestamp(3) with time zone,
    "promoCodeKey" text NOT NULL,
    "promoCodeSealed" text NOT NULL,
    "replacesId" integer,
    "vendorId" integer,
    "vendorName" text DEFAULT ''::text NOT NULL,
    "voidReason" text,
    "voidedAt" timestamp(3) with time zone,
    "voidedBy" text,
    "actualCents" integer,
    "disputeAt" timestamp(3) with time zone,
    "endsAt" timestamp(3) with time zone,
    "expiredAt" timestamp(3) with time zone,
    "extraCents" integer DEFAULT 0 NOT NULL,
    "fundCents" integer,
    "lostCents" integer DEFAULT 0 NOT NULL,
    "phraseLockedUntil" timestamp(3) with time zone,
    "redeemedAt" timestamp(3) with time zone,
    "redeemedBy" text,
    "tokenHash" text,
    "undoneAt" timestamp(3) with time zone,
    "usesAllowed" integer DEFAULT 1 NOT NULL,
    "usesLeft" integer DEFAULT 1 NOT NULL,
    "wrongPhrases" integer DEFAULT 0 NOT NULL,
    "stockCents" integer DEFAULT 0 NOT NULL,
    "dispatchedByKeys" text[] DEFAULT ARRAY[]::text[],
    "settledAt" timestamp(3) with time zone,
    "settledBy" text,
    "settledByKeys" text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT "HelpDispatch_ends_after_it_began" CHECK (("endsAt" > "createdAt")),
    CONSTRAINT "HelpDispatch_hours_are_1_to_24" CHECK (((hours >= 1) AND (hours <= 24))),
    CONSTRAINT "HelpDispatch_money_is_in_range" CHECK ((("extraCents" >= 0) AND (("fundCents" >= 0) AND ("fundCents" <= "estimatedValueCents")) AND (("lostCents" >= 0) AND ("lostCents" <= "estimatedValueCents")) AND (("lostCents" = 0) OR ("voidedAt" IS NOT NULL) OR ("expiredAt" IS NOT NULL)))),
    CONSTRAINT "HelpDispatch_people_are_1_to_10" CHECK (((people >= 1) AND (people <= 10))),
    CONSTRAINT "HelpDispatch_redeemed_within_value" CHECK ((("actualCents" >= 0) AND ("actualCents" <= ("estimatedValueCents" + "extraCents")))),
    CONSTRAINT "HelpDispatch_settled_by_another" CHECK ((NOT ("dispatchedByKeys" && "settledByKeys"))),
    CONSTRAINT "HelpDispatch_settled_by_someone" CHECK (((("settledAt" IS NULL) = (COALESCE(cardinality("settledByKeys"), 0) = 0)) AND (("settledAt" IS NULL) = ("settledBy" IS NULL)))),
    CONSTRAINT "HelpDispatch_stock_is_its_value" CHECK ((("stockCents" = 0) OR ("stockCents" = "estimatedValueCents"))),
    CONSTRAINT "HelpDispatch_uses_are_left" CHECK ((("usesAllowed" >= 1) AND (("usesLeft" >= 0) AND ("usesLeft" <= "usesAllowed")))),
    CONSTRAINT "HelpDispatch_uses_have_an_amount" CHECK (((("usesLeft" = "usesAllowed") = ("actualCents" IS NULL)) AND (("redeemedAt" IS NULL) = ("actualCents" IS NULL)))),
    CONSTRAINT "HelpDispatch_value_is_not_negative" CHECK (("estimatedValueCents" >= 0)),
    CONSTRAINT "HelpDispatch_void_is_not_expired" CHECK ((("voidedAt" IS NULL) OR ("expiredAt" IS NULL))),
    CONSTRAINT "HelpDispatch_void_is_not_redeemed" CHECK ((("voidedAt" IS NULL) OR ("actualCents" IS NULL))),
    CONSTRAINT "HelpDispatch_pkey" PRIMARY KEY (id)
);

CREATE TABLE "HelpPass" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "tokenHash" text NOT NULL,
    "shortKey" text NOT NULL,
    "pinHash" text NOT NULL,
    "isPinOwn" boolean DEFAULT false NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    "wrongPins" integer DEFAULT 0 NOT NULL,
    "lockedUntil" timestamp(3) with time zone,
    language text DEFAULT 'en'::text NOT NULL,
    "madeByKind" "ActorKind" NOT NULL,
    "madeBy" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "openedAt" timestamp(3) with time zone,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "endReason" "PassEndReason",
    "lastReadAt" timestamp(3) with time zone,
    CONSTRAINT "HelpPass_pkey" PRIMARY KEY (id)
);

CREATE TABLE "HelpPassSession" (
    id SERIAL,
    "passId" integer NOT NULL,
    "tokenHash" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastSeenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "asksContact" boolean DEFAULT false NOT NULL,
    "newSince" timestamp(3) with time zone,
    CONSTRAINT "HelpPassSession_pkey" PRIMARY KEY (id)
);

CREATE TABLE "HelpPassVisit" (
    "passId" integer NOT NULL,
    day date NOT NULL,
    level integer NOT NULL,
    count integer DEFAULT 0 NOT NULL,
    CONSTRAINT "HelpPassVisit_pkey" PRIMARY KEY ("passId", day, level)
);

CREATE TABLE "IdempotencyKey" (
    scope text NOT NULL,
    key text NOT NULL,
    "bodyHash" text NOT NULL,
    answer jsonb NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY (scope, key)
);

CREATE TABLE "IdentityProvider" (
    id SERIAL,
    key text NOT NULL,
    kind "IdentityProviderKind" NOT NULL,
    name text NOT NULL,
    issuer text NOT NULL,
    "clientId" text NOT NULL,
    "clientSecretSealed" text NOT NULL,
    scopes text[],
    domains text[],
    agency text DEFAULT ''::text NOT NULL,
    "provingAcr" text[],
    "provingAmr" text[],
    "groupClaim" text DEFAULT ''::text NOT NULL,
    "groupRoles" jsonb DEFAULT '{}'::jsonb NOT NULL,
    "mayGiveSuperAdmin" boolean DEFAULT false NOT NULL,
    "nameClaim" text DEFAULT 'name'::text NOT NULL,
    "badgeClaim" text DEFAULT ''::text NOT NULL,
    "rankClaim" text DEFAULT ''::text NOT NULL,
    "isActive" boolean DEFAULT false NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "IdentityProvider_key_shape" CHECK ((key ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
    CONSTRAINT "IdentityProvider_pkey" PRIMARY KEY (id)
);

CREATE TABLE "InboxRead" (
    kind text NOT NULL,
    "sourceId" integer NOT NULL,
    "readBy" text NOT NULL,
    "readAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "InboxRead_pkey" PRIMARY KEY (kind, "sourceId")
);

CREATE TABLE "LedgerEntry" (
    id SERIAL,
    at timestamp(3) with time zone NOT NULL,
    "fundId" integer NOT NULL,
    source "LedgerAccount" NOT NULL,
    target "LedgerAccount" NOT NULL,
    cents bigint NOT NULL,
    kind "LedgerKind" NOT NULL,
    "requestId" integer,
    "depositId" integer,
    CONSTRAINT "LedgerEntry_has_two_sides" CHECK ((source, target) IN (
      ('funder', 'available'), ('available', 'funder'), ('available', 'withdrawn'), ('available', 'transfer'), ('transfer', 'available'),
      ('available', 'reserved'), ('reserved', 'available'), ('reserved', 'committed'), ('committed', 'reserved'),
      ('committed', 'available'), ('committed', 'spent'), ('reserved', 'spent'), ('spent', 'reserved'), ('committed', 'lost'),
      ('available', 'stock'), ('stock', 'available'), ('stock', 'committed'), ('committed', 'stock'), ('stock', 'lost'))),
    CONSTRAINT "LedgerEntry_is_positive" CHECK ((cents > 0)),
    CONSTRAINT "LedgerEntry_names_its_request" CHECK ((("requestId" IS NOT NULL) OR ((source = ANY (ARRAY['funder'::"LedgerAccount", 'available'::"LedgerAccount", 'transfer'::"LedgerAccount", 'stock'::"LedgerAccount"])) AND (target = ANY (ARRAY['funder'::"LedgerAccount", 'available'::"LedgerAccount", 'withdrawn'::"LedgerAccount", 'transfer'::"LedgerAccount", 'stock'::"LedgerAccount", 'lost'::"LedgerAccount"]))))),
    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY (id)
);

CREATE TABLE "LedgerMonth" (
    month text NOT NULL,
    entries integer NOT NULL,
    hash text NOT NULL,
    "closedAt" timestamp(3) with time zone NOT NULL,
    "closedBy" text NOT NULL,
    "beginsAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    "closedById" integer,
    "proposedBy" text,
    "proposedById" integer,
    CONSTRAINT "LedgerMonth_ends_later" CHECK (("beginsAt" < "endsAt")),
    CONSTRAINT "LedgerMonth_pkey" PRIMARY KEY (month)
);

CREATE TABLE "LedgerMonthProposal" (
    month text NOT NULL,
    "proposedById" integer NOT NULL,
    "proposedBy" text NOT NULL,
    "proposedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "LedgerMonthProposal_pkey" PRIMARY KEY (month)
);

CREATE TABLE "Letter" (
    id SERIAL,
    number text,
    "requestId" integer NOT NULL,
    "dispatchId" integer,
    kind "LetterKind" NOT NULL,
    audience "LetterAudience" NOT NULL,
    state "LetterState" DEFAULT 'due'::"LetterState" NOT NULL,
    language text NOT NULL,
    "recipientName" text NOT NULL,
    "factsSealed" text NOT NULL,
    template text,
    "templateVersion" integer,
    subject text,
    "htmlSealed" text,
    "textSealed" text,
    hash text,
    "checkKey" text,
    "helpTypes" "HelpType"[] DEFAULT ARRAY[]::"HelpType"[] NOT NULL,
    "validUntil" timestamp(3) with time zone,
    failure text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "writtenAt" timestamp(3) with time zone,
    "voidedAt" timestamp(3) with time zone,
    "voidedBy" text,
    "voidReason" text,
    CONSTRAINT "Letter_pkey" PRIMARY KEY (id)
);

CREATE TABLE "LetterNumber" (
    year integer NOT NULL,
    last integer NOT NULL,
    CONSTRAINT "LetterNumber_pkey" PRIMARY KEY (year)
);

CREATE TABLE "LimitUse" (
    key text NOT NULL,
    uses integer NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "LimitUse_pkey" PRIMARY KEY (key)
);

CREATE TABLE "Link" (
    id SERIAL,
    "tokenHash" text NOT NULL,
    purpose "LinkPurpose" NOT NULL,
    "verificationId" integer NOT NULL,
    "requestId" integer,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "usedAt" timestamp(3) with time zone,
    replaced boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "emailKey" text DEFAULT ''::text NOT NULL,
    "factsHash" text,
    "factsSealed" text,
    occasion "LinkOccasion",
    "wrongBadges" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "Link_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Message" (
    id uuid NOT NULL,
    kind text NOT NULL,
    channel "MessageChannel" NOT NULL,
    state "MessageState" DEFAULT 'queued'::"MessageState" NOT NULL,
    "recipientType" "RecipientType" NOT NULL,
    "recipientName" text NOT NULL,
    "recipientAddress" text NOT NULL,
    subject text NOT NULL,
    "bodySealed" text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    "requestId" integer,
    "verificationId" integer,
    tries integer DEFAULT 0 NOT NULL,
    reason text,
    "dueAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "leaseUntil" timestamp(3) with time zone,
    "sentAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "mailboxKey" text,
    "letterId" integer,
    priority "MessagePriority" DEFAULT 'medium'::"MessagePriority" NOT NULL,
    "replyToId" integer,
    "templateId" integer,
    "templateVersion" integer,
    "writtenBy" text,
    "inReplyTo" text,
    "leasedBy" text,
    "deliveredAt" timestamp(3) with time zone,
    "handledAt" timestamp(3) with time zone,
    "handledBy" text,
    "providerCode" text,
    "providerId" text,
    "undeliveredAt" timestamp(3) with time zone,
    "resentAsId" uuid,
    CONSTRAINT "Message_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SystemConfig" (
    id integer DEFAULT 1 NOT NULL,
    "emailEnabled" boolean DEFAULT true NOT NULL,
    "smtpHost" text DEFAULT ''::text NOT NULL,
    "smtpPort" integer DEFAULT 587 NOT NULL,
    "smtpUser" text DEFAULT ''::text NOT NULL,
    "fromEmail" text DEFAULT ''::text NOT NULL,
    "maxFundAllocationCents" integer DEFAULT 500000 NOT NULL,
    "defaultFoodCents" integer DEFAULT 1000 NOT NULL,
    "defaultHousingCents" integer DEFAULT 7500 NOT NULL,
    "defaultHotelHours" integer DEFAULT 24 NOT NULL,
    "sessionTimeoutMinutes" integer DEFAULT 30 NOT NULL,
    "maxLoginAttempts" integer DEFAULT 5 NOT NULL,
    "passwordMinLength" integer DEFAULT 8 NOT NULL,
    "requireMfa" boolean DEFAULT false NOT NULL,
    "maintenanceMode" boolean DEFAULT false NOT NULL,
    "systemName" text DEFAULT 'SafeVoice'::text NOT NULL,
    "systemDescription" text DEFAULT 'Real Support. Real Time. Real Impact.'::text NOT NULL,
    "maxConcurrentSessions" integer DEFAULT 100 NOT NULL,
    "notificationEmail" text DEFAULT ''::text NOT NULL,
    "emergencyNotificationEmail" text DEFAULT ''::text NOT NULL,
    "callbackResponseMinutes" integer DEFAULT 5 NOT NULL,
    "emergencyVerifyEnabled" boolean DEFAULT true NOT NULL,
    "officerVisibility" text DEFAULT 'agency'::text NOT NULL,
    "trustedDomains" text[] DEFAULT ARRAY[]::text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "officerLimitDayCents" integer DEFAULT 250000 NOT NULL,
    "officerLimitMonthCents" integer DEFAULT 1500000 NOT NULL,
    "victimLimitDayCents" integer DEFAULT 100000 NOT NULL,
    "victimLimitMonthCents" integer DEFAULT 500000 NOT NULL,
    "directorEmail" text DEFAULT ''::text NOT NULL,
    "smtpPasswordSealed" text,
    "transparencyPage" boolean DEFAULT false NOT NULL,
    "requirePasskey" text DEFAULT 'none'::text NOT NULL,
    "timeZone" text DEFAULT ''::text NOT NULL,
    "suggestedTimeZone" text DEFAULT ''::text NOT NULL,
    "timeZoneSuggestedBy" text DEFAULT 'server'::text NOT NULL,
    "agencyLimitDayCents" integer DEFAULT 0 NOT NULL,
    "agencyLimitMonthCents" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "SystemConfig_suggestedTimeZone_check" CHECK ((("suggestedTimeZone" = ''::text) OR (('2000-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE "suggestedTimeZone") IS NOT NULL))),
    CONSTRAINT "SystemConfig_timeZoneSuggestedBy_check" CHECK (("timeZoneSuggestedBy" = ANY (ARRAY['server'::text, 'browser'::text]))),
    CONSTRAINT "SystemConfig_timeZone_check" CHECK ((("timeZone" = ''::text) OR (('2000-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE "timeZone") IS NOT NULL))),
    CONSTRAINT "SystemConfig_pkey" PRIMARY KEY (id)
);

CREATE VIEW "MoneyLimit" AS
 SELECT l.name,
    l.decider,
        CASE
            WHEN (l."dayCents" = 0) THEN l."monthCents"
            ELSE l."dayCents"
        END AS "dayCents",
    l."monthCents"
   FROM ("SystemConfig" c
     CROSS JOIN LATERAL ( VALUES ('officer'::text,'administrator'::"MoneyAuthority",c."officerLimitDayCents",c."officerLimitMonthCents"), ('agency'::text,'administrator'::"MoneyAuthority",c."agencyLimitDayCents",c."agencyLimitMonthCents"), ('victim'::text,'second_person'::"MoneyAuthority",c."victimLimitDayCents",c."victimLimitMonthCents")) l(name, decider, "dayCents", "monthCents"))
  WHERE ((c.id = 1) AND (l."monthCents" > 0));
COMMENT ON VIEW "MoneyLimit" IS 'The rolling limits, with their configured amounts and the person who decides above them. A limit of 0 for 30 days is off; if only the one for 24 hours is 0, 30 days alone count. The table graph/allocations/limits.ts has the same rows.';

CREATE TABLE "NetworkBlock" (
    id SERIAL,
    network text NOT NULL,
    reason text NOT NULL,
    "blockedBy" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    until timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "endedBy" text,
    CONSTRAINT "NetworkBlock_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Officer" (
    id SERIAL,
    name text NOT NULL,
    rank text NOT NULL,
    agency text NOT NULL,
    "badgeNumber" text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    "emailKey" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "notifyByEmail" boolean DEFAULT true NOT NULL,
    "notifyBySms" boolean DEFAULT false NOT NULL,
    "phoneE164" text,
    "searchText" text DEFAULT ''::text NOT NULL,
    CONSTRAINT "Officer_pkey" PRIMARY KEY (id)
);

CREATE TABLE "OfficerProviderLink" (
    issuer text NOT NULL,
    subject text NOT NULL,
    "officerId" integer NOT NULL,
    "providerId" integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT "OfficerProviderLink_pkey" PRIMARY KEY (issuer, subject, "officerId")
);

CREATE TABLE "OfficerSignIn" (
    "tokenHash" text NOT NULL,
    "providerId" integer NOT NULL,
    subject text NOT NULL,
    name text NOT NULL,
    badge text NOT NULL,
    rank text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "OfficerSignIn_pkey" PRIMARY KEY ("tokenHash")
);

CREATE TABLE "OperationRun" (
    id SERIAL,
    kind "OperationKind" NOT NULL,
    state "OperationState" NOT NULL,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone NOT NULL,
    bytes bigint,
    counts jsonb DEFAULT '{}'::jsonb NOT NULL,
    by text NOT NULL,
    reason text,
    CONSTRAINT "OperationRun_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Passkey" (
    id SERIAL,
    "adminId" integer NOT NULL,
    "credentialId" text NOT NULL,
    "publicKey" bytea NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    transports text[],
    "isSynced" boolean NOT NULL,
    name text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastUsedAt" timestamp(3) with time zone,
    CONSTRAINT "Passkey_pkey" PRIMARY KEY (id)
);

CREATE TABLE "PasskeyChallenge" (
    "challengeHash" text NOT NULL,
    purpose "PasskeyPurpose" NOT NULL,
    "sessionId" integer,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "PasskeyChallenge_pkey" PRIMARY KEY ("challengeHash")
);

CREATE TABLE "PersonKey" (
    "requestId" integer NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    CONSTRAINT "PersonKey_pkey" PRIMARY KEY ("requestId", kind, key)
);

CREATE TABLE "PersonVerdict" (
    "firstId" integer NOT NULL,
    "secondId" integer NOT NULL,
    same boolean NOT NULL,
    by text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "PersonVerdict_in_order" CHECK (("firstId" < "secondId")),
    CONSTRAINT "PersonVerdict_pkey" PRIMARY KEY ("firstId", "secondId")
);

CREATE TABLE "ProviderEvent" (
    id text NOT NULL,
    channel "MessageChannel" NOT NULL,
    "providerId" text,
    "messageId" uuid,
    status "ReceiptStatus",
    code text,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "ProviderEvent_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ProviderTimer" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "vendorId" integer NOT NULL,
    "helpType" "HelpType" NOT NULL,
    "startedBy" text NOT NULL,
    "startedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "ProviderTimer_pkey" PRIMARY KEY (id)
);

CREATE TABLE "PublicFigures" (
    period text NOT NULL,
    shown jsonb NOT NULL,
    "publishedAt" timestamp(3) with time zone NOT NULL,
    "beginsAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "PublicFigures_pkey" PRIMARY KEY (period)
);

CREATE TABLE "Recipient" (
    id SERIAL,
    "verificationId" integer NOT NULL,
    "caseNumber" text NOT NULL,
    "fullName" text NOT NULL,
    "dateOfBirthSealed" text NOT NULL,
    address text NOT NULL,
    phone text NOT NULL,
    email text,
    "statementOfNeed" text NOT NULL,
    contacting boolean DEFAULT true NOT NULL,
    anonymous boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    needs jsonb,
    "needsConfirmedAt" timestamp(3) with time zone,
    "phoneE164" text,
    language text,
    CONSTRAINT "Recipient_needs_have_a_moment" CHECK (((needs IS NULL) = ("needsConfirmedAt" IS NULL))),
    CONSTRAINT "Recipient_pkey" PRIMARY KEY (id)
);

CREATE TABLE "RecipientResponse" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "dispatchId" integer,
    "replyLinkId" integer,
    "responseType" "ResponseType" NOT NULL,
    "recipientType" "RecipientType" NOT NULL,
    sender text NOT NULL,
    content text NOT NULL,
    "isProblem" boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "acknowledgedAt" timestamp(3) with time zone,
    "acknowledgedBy" text,
    button "AnswerButton",
    CONSTRAINT "RecipientResponse_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Recommendation" (
    "requestId" integer NOT NULL,
    "amountCents" integer NOT NULL,
    source text NOT NULL,
    lines jsonb NOT NULL,
    inputs jsonb NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "resourcesAt" timestamp(3) with time zone,
    "rulesCents" integer,
    version text,
    "victimChangedAt" timestamp(3) with time zone,
    CONSTRAINT "Recommendation_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "RecoveryCode" (
    id SERIAL,
    "adminId" integer NOT NULL,
    "codeHash" text NOT NULL,
    "usedAt" timestamp(3) with time zone,
    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Redemption" (
    id SERIAL,
    "dispatchId" integer NOT NULL,
    "terminalId" integer,
    kind "RedemptionKind" NOT NULL,
    cents integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    by text NOT NULL,
    "undoneAt" timestamp(3) with time zone,
    "undoneBy" text,
    CONSTRAINT "Redemption_has_its_terminal" CHECK (((kind = 'terminal'::"RedemptionKind") = ("terminalId" IS NOT NULL))),
    CONSTRAINT "Redemption_is_not_negative" CHECK ((cents >= 0)),
    CONSTRAINT "Redemption_undone_by_someone" CHECK ((("undoneAt" IS NULL) = ("undoneBy" IS NULL))),
    CONSTRAINT "Redemption_pkey" PRIMARY KEY (id)
);

CREATE TABLE "RedemptionTerminal" (
    id SERIAL,
    "vendorId" integer NOT NULL,
    name text NOT NULL,
    "invitedHash" text,
    "invitedUntil" timestamp(3) with time zone NOT NULL,
    "secretHash" text,
    "joinedAt" timestamp(3) with time zone,
    "endsAt" timestamp(3) with time zone,
    "lastSeenAt" timestamp(3) with time zone,
    "revokedAt" timestamp(3) with time zone,
    "revokedBy" text,
    "createdBy" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "RedemptionTerminal_joins_once" CHECK (((("secretHash" IS NULL) = ("joinedAt" IS NULL)) AND (("joinedAt" IS NULL) = ("endsAt" IS NULL)) AND (("invitedHash" IS NULL) OR ("secretHash" IS NULL)))),
    CONSTRAINT "RedemptionTerminal_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ReferenceData" (
    name text NOT NULL,
    hash text NOT NULL,
    "loadedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "ReferenceData_pkey" PRIMARY KEY (name)
);

CREATE TABLE "ReplyLink" (
    id SERIAL,
    "tokenHash" text NOT NULL,
    "requestId" integer NOT NULL,
    "dispatchId" integer,
    "recipientType" "RecipientType" NOT NULL,
    "recipientName" text NOT NULL,
    channel "MessageChannel" NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "messageId" uuid,
    CONSTRAINT "ReplyLink_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ReplyWriter" (
    thread text NOT NULL,
    "sessionId" integer NOT NULL,
    "adminName" text NOT NULL,
    "seenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "ReplyWriter_pkey" PRIMARY KEY (thread)
);

CREATE TABLE "RequestCount" (
    id SERIAL,
    status "RequestStatus" NOT NULL,
    change integer NOT NULL,
    CONSTRAINT "RequestCount_pkey" PRIMARY KEY (id)
);

CREATE TABLE "RequestMoney" (
    "requestId" integer NOT NULL,
    "fundId" integer NOT NULL,
    "reservedCents" bigint DEFAULT 0 NOT NULL,
    "committedCents" bigint DEFAULT 0 NOT NULL,
    "spentCents" bigint DEFAULT 0 NOT NULL,
    "lostCents" bigint DEFAULT 0 NOT NULL,
    "stockCents" bigint DEFAULT 0 NOT NULL,
    CONSTRAINT "RequestMoney_is_not_negative" CHECK ((("reservedCents" >= 0) AND ("committedCents" >= 0) AND ("spentCents" >= 0) AND ("lostCents" >= 0))),
    CONSTRAINT "RequestMoney_stock_is_not_negative" CHECK (("stockCents" >= 0)),
    CONSTRAINT "RequestMoney_pkey" PRIMARY KEY ("requestId")
)
WITH (fillfactor='70');

CREATE VIEW "RequestMoneyDue" AS
 SELECT r.id AS "requestId",
        CASE
            WHEN (r.status = ANY (ARRAY['completed'::"RequestStatus", 'denied'::"RequestStatus"])) THEN (0)::bigint
            ELSE GREATEST((e."openCents" - (e."takenCents" - e."paidCents")), (0)::bigint)
        END AS "reservedCents",
    d.held AS "committedCents",
    (e."paidCents" + d.spent) AS "spentCents",
    d.lost AS "lostCents",
    d.stock AS "stockCents"
   FROM (("EmergencyRequest" r
     CROSS JOIN LATERAL sv_envelope(r.id) e("allocatedCents", "openCents", "liveCents", "lostCents", "paidCents", "takenCents"))
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(
                CASE
                    WHEN (h."voidedAt" IS NOT NULL) THEN 0
                    WHEN (h."actualCents" IS NOT NULL) THEN
                    CASE h."usesLeft"
                        WHEN 0 THEN GREATEST(h."actualCents", h."stockCents")
                        ELSE h."actualCents"
                    END
                    WHEN (h."expiredAt" IS NOT NULL) THEN 0
                    WHEN (h."settledAt" IS NOT NULL) THEN COALESCE(h."fundCents", h."estimatedValueCents")
                    ELSE 0
                END), (0)::bigint) AS spent,
            COALESCE(sum(
                CASE
                    WHEN ((h."voidedAt" IS NOT NULL) OR (h."expiredAt" IS NOT NULL) OR (h."usesLeft" = 0) OR ((h."settledAt" IS NOT NULL) AND (h."actualCents" IS NULL))) THEN 0
                    ELSE GREATEST((COALESCE(h."fundCents", h."estimatedValueCents") - COALESCE(h."actualCents", 0)), 0)
                END), (0)::bigint) AS held,
            COALESCE(sum(h."lostCents"), (0)::bigint) AS lost,
            COALESCE(sum(h."stockCents"), (0)::bigint) AS stock
           FROM "HelpDispatch" h
          WHERE (h."requestId" = r.id)) d);
COMMENT ON VIEW "RequestMoneyDue" IS 'What each request''s accounts must hold, from its allocations and dispatches. The ledger follows this; ledger:verify compares. Spent is what was used, what another person confirmed, and a bought code''s whole value once it is used in full. What is left of a redeemed or expired dispatch returns to the fund, not to the request. The end of a request releases what is reserved, and no more. A burnt prepaid code''s money is lost.';

CREATE TABLE "Resource" (
    id SERIAL,
    key text NOT NULL,
    state text NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    "contactInfo" text NOT NULL,
    phone text,
    website text,
    address text,
    hours text,
    area text NOT NULL,
    source text NOT NULL,
    "sourceUrl" text NOT NULL,
    "sourceRetrieved" text NOT NULL,
    confidence text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    city text,
    "confirmedAt" timestamp(3) with time zone,
    counties text[] DEFAULT ARRAY[]::text[],
    kind text,
    "confirmedBy" text,
    "editedAt" timestamp(3) with time zone,
    "editedBy" text,
    "retiredAt" timestamp(3) with time zone,
    version integer DEFAULT 0 NOT NULL,
    "confirmedSource" text,
    CONSTRAINT "Resource_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ResourceRecommendation" (
    id SERIAL,
    "requestId" integer NOT NULL,
    "resourceId" integer NOT NULL,
    status text DEFAULT 'recommended'::text NOT NULL,
    "aiConfidenceScore" double precision NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "ResourceRecommendation_score_is_0_to_5" CHECK ((("aiConfidenceScore" >= (0)::double precision) AND ("aiConfidenceScore" <= (5)::double precision))),
    CONSTRAINT "ResourceRecommendation_pkey" PRIMARY KEY (id)
);

CREATE TABLE "RulebookChange" (
    id SERIAL,
    kind text NOT NULL,
    name text NOT NULL,
    before jsonb,
    after jsonb,
    "changedBy" text NOT NULL,
    "changedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "RulebookChange_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SafeContact" (
    "requestId" integer NOT NULL,
    way "SafeWay" DEFAULT 'any'::"SafeWay" NOT NULL,
    "fromMinute" integer,
    "toMinute" integer,
    "timeZone" text NOT NULL,
    "mayLeaveMessage" boolean DEFAULT false NOT NULL,
    "saidBy" "ContactSayer" NOT NULL,
    "saidAt" timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "SafeContact_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "Satisfaction" (
    "requestId" integer NOT NULL,
    "tokenHash" text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    "askedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    answer "SatisfactionAnswer",
    "answeredAt" timestamp(3) with time zone,
    CONSTRAINT "Satisfaction_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "Session" (
    id SERIAL,
    "tokenHash" text NOT NULL,
    "previousHash" text,
    "previousUntil" timestamp(3) with time zone,
    "rotatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    kind "SessionKind" NOT NULL,
    "officerId" integer,
    "verificationId" integer,
    "citizenId" integer,
    "adminId" integer,
    ip text NOT NULL,
    "userAgent" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastSeenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "passwordAt" timestamp(3) with time zone,
    "secondFactorAt" timestamp(3) with time zone,
    "passkeyId" integer,
    "providerId" integer,
    "providerProvedAt" timestamp(3) with time zone,
    CONSTRAINT "Session_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SharedNetwork" (
    id SERIAL,
    cidr text NOT NULL,
    label text NOT NULL,
    "listedBy" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "removedAt" timestamp(3) with time zone,
    "removedBy" text,
    CONSTRAINT "SharedNetwork_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ShiftHandover" (
    id SERIAL,
    by text NOT NULL,
    note text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "acknowledgedBy" text,
    "acknowledgedAt" timestamp(3) with time zone,
    CONSTRAINT "ShiftHandover_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SignInState" (
    "stateHash" text NOT NULL,
    "providerId" integer NOT NULL,
    "browserHash" text NOT NULL,
    "returnTo" text NOT NULL,
    "testedBy" integer,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SignInState_pkey" PRIMARY KEY ("stateHash")
);

CREATE TABLE "SignInTries" (
    key text NOT NULL,
    tries integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "lockedUntil" timestamp(3) with time zone,
    CONSTRAINT "SignInTries_pkey" PRIMARY KEY (key)
);

CREATE TABLE "StatementLine" (
    id SERIAL,
    "statementId" integer NOT NULL,
    "vendorId" integer NOT NULL,
    line integer NOT NULL,
    code text NOT NULL,
    "on" date NOT NULL,
    cents bigint NOT NULL,
    verdict text NOT NULL,
    "dispatchId" integer,
    "requestId" integer,
    state "StatementLineState" NOT NULL,
    "settledBy" text,
    "settledAt" timestamp(3) with time zone,
    reason text,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT "StatementLine_is_positive" CHECK ((cents > 0)),
    CONSTRAINT "StatementLine_settled_with_a_reason" CHECK ((((state = ANY (ARRAY['accepted'::"StatementLineState", 'refused'::"StatementLineState"])) = (reason IS NOT NULL)) AND ((reason IS NULL) = ("settledBy" IS NULL)) AND ((reason IS NULL) = ("settledAt" IS NULL)))),
    CONSTRAINT "StatementLine_pkey" PRIMARY KEY (id)
);

CREATE TABLE "StrayFiles" (
    id integer DEFAULT 1 NOT NULL,
    count integer DEFAULT 0 NOT NULL,
    "countedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    released integer DEFAULT 0 NOT NULL,
    CONSTRAINT "StrayFiles_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SupervisorDeputy" (
    id SERIAL,
    mailbox text NOT NULL,
    name text NOT NULL,
    "deputyName" text NOT NULL,
    "deputyMailbox" text NOT NULL,
    "deputyKey" text NOT NULL,
    language text NOT NULL,
    "startsAt" timestamp(3) with time zone NOT NULL,
    "endsAt" timestamp(3) with time zone NOT NULL,
    nonce text NOT NULL,
    "supervisorHash" text NOT NULL,
    "deputyHash" text NOT NULL,
    "supervisorConfirmedAt" timestamp(3) with time zone,
    "deputyConfirmedAt" timestamp(3) with time zone,
    "endedAt" timestamp(3) with time zone,
    noticed text[] DEFAULT ARRAY[]::text[],
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "firstDay" date NOT NULL,
    "lastDay" date NOT NULL,
    CONSTRAINT "SupervisorDeputy_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SupervisorDigest" (
    mailbox text NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    "linkHash" text NOT NULL,
    "nextAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "SupervisorDigest_pkey" PRIMARY KEY (mailbox)
);

CREATE TABLE "SupervisorRoundup" (
    "mailboxKey" text NOT NULL,
    "dueAt" timestamp(3) with time zone,
    "mailedAt" timestamp(3) with time zone,
    CONSTRAINT "SupervisorRoundup_pkey" PRIMARY KEY ("mailboxKey")
);

CREATE TABLE "SupervisorSession" (
    id SERIAL,
    mailbox text NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    "linkHash" text NOT NULL,
    "linkExpiresAt" timestamp(3) with time zone NOT NULL,
    "openedAt" timestamp(3) with time zone,
    "tokenHash" text,
    "endsAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "SupervisorSession_pkey" PRIMARY KEY (id)
);

CREATE TABLE "TextStop" (
    phone text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "TextStop_pkey" PRIMARY KEY (phone)
);

CREATE TABLE "UrgencyRule" (
    id SERIAL,
    "urgencyLevel" "RuleUrgency" NOT NULL,
    "timeThresholdMinutes" integer NOT NULL,
    "escalationSteps" text[],
    "autoApprovalLimitCents" integer NOT NULL,
    "requiredApprovers" integer NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "isActive" boolean DEFAULT true NOT NULL,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedBy" text,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "UrgencyRule_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Vendor" (
    id SERIAL,
    key text NOT NULL,
    name text NOT NULL,
    category text DEFAULT ''::text NOT NULL,
    "helpTypes" "HelpType"[] DEFAULT ARRAY[]::"HelpType"[] NOT NULL,
    "isActive" boolean DEFAULT true NOT NULL,
    "supportHours" text,
    "supportPhones" text[] DEFAULT ARRAY[]::text[] NOT NULL,
    "chatUrl" text,
    website text,
    "serviceArea" text,
    "emergencyContact" text,
    "position" integer DEFAULT 0 NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT "Vendor_pkey" PRIMARY KEY (id)
);

CREATE TABLE "VendorCode" (
    id SERIAL,
    "vendorId" integer NOT NULL,
    "helpType" "HelpType",
    "codeSealed" text NOT NULL,
    "codeKey" text NOT NULL,
    "valueCents" integer,
    "expiresAt" timestamp(3) with time zone,
    state "VendorCodeState" DEFAULT 'free'::"VendorCodeState" NOT NULL,
    batch text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    cost "VendorCodeCost" DEFAULT 'on_use'::"VendorCodeCost" NOT NULL,
    "fundId" integer,
    CONSTRAINT "VendorCode_bought_has_a_value" CHECK ((("fundId" IS NULL) OR ((cost = 'prepaid'::"VendorCodeCost") AND ("valueCents" > 0)))),
    CONSTRAINT "VendorCode_pkey" PRIMARY KEY (id)
);

CREATE TABLE "VendorStatement" (
    id SERIAL,
    "vendorId" integer NOT NULL,
    name text NOT NULL,
    "fileHash" text NOT NULL,
    "importedBy" text NOT NULL,
    "importedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "VendorStatement_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Verification" (
    id SERIAL,
    "officerId" integer NOT NULL,
    "caseNumber" text NOT NULL,
    "incidentDescription" text NOT NULL,
    services "HelpType"[],
    "supervisorName" text NOT NULL,
    "supervisorRank" text NOT NULL,
    "supervisorPhone" text NOT NULL,
    "supervisorEmail" text NOT NULL,
    "supervisorEmailKey" text NOT NULL,
    status "VerificationStatus" DEFAULT 'pending'::"VerificationStatus" NOT NULL,
    method "VerificationMethod",
    trust "Trust",
    "statusToken" text NOT NULL,
    "emergencyUntil" timestamp(3) with time zone,
    language text DEFAULT 'en'::text NOT NULL,
    "decidedAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "caseKey" text DEFAULT ''::text NOT NULL,
    "decidedBy" text,
    "decisionReason" text,
    "waitsForRoundup" boolean DEFAULT false NOT NULL,
    CONSTRAINT "Verification_pkey" PRIMARY KEY (id)
);

CREATE TABLE "VictimInfo" (
    "requestId" integer NOT NULL,
    "fullName" text NOT NULL,
    "dateOfBirthSealed" text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    "zipCode" text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    "governmentIdSealed" text,
    "needStatement" text NOT NULL,
    "relationToOfficer" text NOT NULL,
    "otherAssistance" text,
    dependents text,
    "employmentStatus" text NOT NULL,
    "emergencyContact" text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    "phoneE164" text,
    CONSTRAINT "VictimInfo_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "Webhook" (
    id SERIAL,
    name text NOT NULL,
    url text NOT NULL,
    "secretSealed" text NOT NULL,
    events text[] DEFAULT ARRAY[]::text[],
    "isActive" boolean DEFAULT true NOT NULL,
    "createdBy" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    "afterSeq" bigint DEFAULT 0 NOT NULL,
    "disabledAt" timestamp(3) with time zone,
    "failingSince" timestamp(3) with time zone,
    CONSTRAINT "Webhook_pkey" PRIMARY KEY (id)
);

CREATE TABLE "WebhookDelivery" (
    id uuid NOT NULL,
    "webhookId" integer NOT NULL,
    event text NOT NULL,
    payload jsonb NOT NULL,
    state "MessageState" DEFAULT 'queued'::"MessageState" NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    status integer,
    reason text,
    "replayOf" uuid,
    "dueAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "leaseUntil" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "sentAt" timestamp(3) with time zone,
    "auditEntryId" bigint,
    "leasedBy" text,
    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY (id)
);

ALTER TABLE "LedgerMonth" ADD CONSTRAINT "LedgerMonth_never_overlaps" EXCLUDE USING gist (tstzrange("beginsAt", "endsAt") WITH &&);

CREATE INDEX "AdminProviderLink_adminId_idx" ON "AdminProviderLink" ("adminId");

CREATE UNIQUE INDEX "AdminProviderLink_issuer_adminId_key" ON "AdminProviderLink" (issuer, "adminId");
CREATE UNIQUE INDEX "Admin_username_key" ON "Admin" (username);
CREATE UNIQUE INDEX "AiRuleset_name_key" ON "AiRuleset" (name);

CREATE INDEX "ApiKey_adminId_idx" ON "ApiKey" ("adminId");

CREATE UNIQUE INDEX "ApiKey_keyHash_key" ON "ApiKey" ("keyHash");
CREATE UNIQUE INDEX "Approval_requestId_personKey_key" ON "Approval" ("requestId", "personKey");

CREATE INDEX "AuditEntry_action_at_idx" ON "AuditEntry" (action, at);
CREATE INDEX "AuditEntry_actorKind_actorId_action_at_idx" ON "AuditEntry" ("actorKind", "actorId", action, at);
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry" (at);
CREATE INDEX "AuditEntry_failed_idx" ON "AuditEntry" (at) WHERE (outcome <> 'success'::"AuditOutcome");
COMMENT ON INDEX "AuditEntry_failed_idx" IS 'Failures are rare, and are looked for.';

CREATE INDEX "AuditEntry_resourceType_resourceId_idx" ON "AuditEntry" ("resourceType", "resourceId");
CREATE INDEX "AuditEntry_words_idx" ON "AuditEntry" USING gin (lower(((((((((COALESCE("actorName", ''::text) || ' '::text) || action) || ' '::text) || "resourceType") || ' '::text) || COALESCE("resourceId", ''::text)) || ' '::text) || COALESCE(ip, ''::text))) gin_trgm_ops);
COMMENT ON INDEX "AuditEntry_words_idx" IS 'The search of the activity log: parts of a name, an address, a word or a number.';

CREATE UNIQUE INDEX "AuditSeal_entryId_key" ON "AuditSeal" ("entryId");

CREATE INDEX "CallbackRequest_createdAt_idx" ON "CallbackRequest" ("createdAt");
CREATE INDEX "CallbackRequest_status_requestType_createdAt_idx" ON "CallbackRequest" (status, "requestType", "createdAt");

CREATE UNIQUE INDEX "CaseFilter_ownerId_name_key" ON "CaseFilter" ("ownerId", name);

CREATE INDEX "CaseMention_adminId_seenAt_idx" ON "CaseMention" ("adminId", "seenAt");
CREATE INDEX "CaseNote_requestId_id_idx" ON "CaseNote" ("requestId", id);
CREATE INDEX "CaseOwner_adminId_idx" ON "CaseOwner" ("adminId");
CREATE INDEX "Citizen_originKey_createdAt_idx" ON "Citizen" ("originKey", "createdAt");

CREATE UNIQUE INDEX "CommunicationTemplate_name_key" ON "CommunicationTemplate" (name);
CREATE UNIQUE INDEX "ConfigChange_version_key" ON "ConfigChange" (version);

CREATE INDEX "Correction_resourceId_idx" ON "Correction" ("resourceId");
CREATE INDEX "Correction_state_id_idx" ON "Correction" (state, id DESC);
CREATE INDEX "CountedAct_at_idx" ON "CountedAct" (at);
CREATE INDEX "CountedAct_kind_key_at_idx" ON "CountedAct" (kind, key, at DESC);

CREATE UNIQUE INDEX "Deposit_fundId_reference_key" ON "Deposit" ("fundId", reference);

CREATE INDEX "Deposit_toFundId_idx" ON "Deposit" ("toFundId");

CREATE UNIQUE INDEX "DeskTask_one_open" ON "DeskTask" (kind, "subjectType", "subjectId") WHERE (state = 'open'::"DeskTaskState");
COMMENT ON INDEX "DeskTask_one_open" IS 'One open task of a kind about a subject.';

CREATE INDEX "DeskTask_requestId_idx" ON "DeskTask" ("requestId");
CREATE INDEX "DeskTask_state_dueAt_id_idx" ON "DeskTask" (state, "dueAt", id);

CREATE UNIQUE INDEX "EmergencyRequest_caseId_key" ON "EmergencyRequest" ("caseId");

CREATE INDEX "EmergencyRequest_citizenId_createdAt_idx" ON "EmergencyRequest" ("citizenId", "createdAt" DESC);
CREATE INDEX "EmergencyRequest_completedAt_idx" ON "EmergencyRequest" ("completedAt");
CREATE INDEX "EmergencyRequest_counted_idx" ON "EmergencyRequest" ("createdAt", status, "urgencyLevel", state, "officerId", "requestAmountCents", "requestedHelpTypes", "firstDecidedAt", "completedAt");
CREATE INDEX "EmergencyRequest_createdAt_id_idx" ON "EmergencyRequest" ("createdAt" DESC, id DESC);
CREATE INDEX "EmergencyRequest_escalated_idx" ON "EmergencyRequest" (id) WHERE ((status = 'pending'::"RequestStatus") AND ("escalatedAt" IS NOT NULL));
COMMENT ON INDEX "EmergencyRequest_escalated_idx" IS 'The pending requests that were escalated, for tasks.';

CREATE INDEX "EmergencyRequest_lacks_help" ON "EmergencyRequest" ("lacksHelp", "urgencyLevel", "createdAt" DESC, id DESC) WHERE ("lacksHelp" IS NOT NULL);
COMMENT ON INDEX "EmergencyRequest_lacks_help" IS 'The list of dispatched requests by whether help is missing.';

CREATE INDEX "EmergencyRequest_officerId_createdAt_id_idx" ON "EmergencyRequest" ("officerId", "createdAt" DESC, id DESC);
CREATE INDEX "EmergencyRequest_searchText_critical_idx" ON "EmergencyRequest" USING gin ("searchText" gin_trgm_ops) WHERE ("urgencyLevel" = 'critical'::"UrgencyLevel");
COMMENT ON INDEX "EmergencyRequest_searchText_critical_idx" IS 'The most urgent results come first and are often enough, so a search need not read the lists of all cases.';

CREATE INDEX "EmergencyRequest_searchText_high_idx" ON "EmergencyRequest" USING gin ("searchText" gin_trgm_ops) WHERE ("urgencyLevel" = 'high'::"UrgencyLevel");
COMMENT ON INDEX "EmergencyRequest_searchText_high_idx" IS 'The most urgent results come first and are often enough, so a search need not read the lists of all cases.';

CREATE INDEX "EmergencyRequest_searchText_idx" ON "EmergencyRequest" USING gin ("searchText" gin_trgm_ops);
COMMENT ON INDEX "EmergencyRequest_searchText_idx" IS 'The search of requests, by parts of words.';

CREATE INDEX "EmergencyRequest_status_urgencyLevel_createdAt_id_idx" ON "EmergencyRequest" (status, "urgencyLevel", "createdAt" DESC, id DESC);
CREATE INDEX "EmergencyRequest_urgencyLevel_createdAt_id_idx" ON "EmergencyRequest" ("urgencyLevel", "createdAt" DESC, id DESC);
CREATE INDEX "EmergencyRequest_verificationId_idx" ON "EmergencyRequest" ("verificationId");
CREATE INDEX "Escalation_at_idx" ON "Escalation" (at);

CREATE UNIQUE INDEX "Escalation_requestId_step_key" ON "Escalation" ("requestId", step);
CREATE UNIQUE INDEX "EventRsvp_eventId_deviceKey_key" ON "EventRsvp" ("eventId", "deviceKey");

CREATE INDEX "EventRsvp_eventId_originKey_idx" ON "EventRsvp" ("eventId", "originKey");

CREATE UNIQUE INDEX "Event_key_key" ON "Event" (key);

CREATE INDEX "Event_startsAt_idx" ON "Event" ("startsAt");
CREATE INDEX "Evidence_createdAt_idx" ON "Evidence" ("createdAt");
CREATE INDEX "Evidence_requestId_ordinal_idx" ON "Evidence" ("requestId", ordinal);
CREATE INDEX "Evidence_verificationId_idx" ON "Evidence" ("verificationId");
CREATE INDEX "Feedback_createdAt_idx" ON "Feedback" ("createdAt");

CREATE UNIQUE INDEX "Feedback_receipt_key" ON "Feedback" (receipt);

CREATE INDEX "Feedback_state_createdAt_idx" ON "Feedback" (state, "createdAt");
CREATE INDEX "FundAllocation_allocatedAt_status_amountCents_idx" ON "FundAllocation" ("allocatedAt", status, "amountCents");
CREATE INDEX "FundAllocation_limitKeys_idx" ON "FundAllocation" USING gin ("limitKeys") WITH (fastupdate=off);
COMMENT ON INDEX "FundAllocation_limitKeys_idx" IS 'Each allocation looks up its keys here. Without fastupdate, since every look would read the whole pending list.';

CREATE UNIQUE INDEX "FundAllocation_one_live_per_request" ON "FundAllocation" ("requestId") WHERE (status = ANY (ARRAY['pending'::"AllocationStatus", 'allocated'::"AllocationStatus", 'distributed'::"AllocationStatus"]));
COMMENT ON INDEX "FundAllocation_one_live_per_request" IS 'The losing click of two approvals fails here.';

CREATE INDEX "FundAllocation_pending" ON "FundAllocation" ("requestId") WHERE (status = 'pending'::"AllocationStatus");
CREATE INDEX "FundAllocation_requestId_idx" ON "FundAllocation" ("requestId");
CREATE INDEX "FundAllocation_waits" ON "FundAllocation" ("requestId") WHERE ("waitsForFundAt" IS NOT NULL);
COMMENT ON INDEX "FundAllocation_waits" IS 'Finds approvals that wait for money without reading every allocation.';

CREATE UNIQUE INDEX "Fund_key_key" ON "Fund" (key);

CREATE INDEX "HealthSample_at_idx" ON "HealthSample" (at);
CREATE INDEX "HealthSample_component_at_idx" ON "HealthSample" (component, at DESC);

CREATE UNIQUE INDEX "HelpDispatch_codeId_key" ON "HelpDispatch" ("codeId");
CREATE UNIQUE INDEX "HelpDispatch_confirmationNumber_key" ON "HelpDispatch" ("confirmationNumber");

CREATE INDEX "HelpDispatch_createdAt_idx" ON "HelpDispatch" ("createdAt");
CREATE INDEX "HelpDispatch_endsAt_idx" ON "HelpDispatch" ("endsAt");
CREATE INDEX "HelpDispatch_has_problem" ON "HelpDispatch" ("requestId") WHERE (("problemAt" IS NOT NULL) AND ("voidedAt" IS NULL) AND ("completedAt" IS NULL));
COMMENT ON INDEX "HelpDispatch_has_problem" IS 'The few requests with a problem, of all that have help.';

CREATE UNIQUE INDEX "HelpDispatch_promoCodeKey_key" ON "HelpDispatch" ("promoCodeKey");
CREATE UNIQUE INDEX "HelpDispatch_replacesId_key" ON "HelpDispatch" ("replacesId");

CREATE INDEX "HelpDispatch_requestId_idx" ON "HelpDispatch" ("requestId");

CREATE UNIQUE INDEX "HelpDispatch_tokenHash_key" ON "HelpDispatch" ("tokenHash");

CREATE INDEX "HelpDispatch_unsettled" ON "HelpDispatch" ("requestId") WHERE (("settledAt" IS NULL) AND ("voidedAt" IS NULL) AND ("expiredAt" IS NULL) AND ("actualCents" IS NULL));
CREATE INDEX "HelpDispatch_vendorId_idx" ON "HelpDispatch" ("vendorId");
CREATE INDEX "HelpPassSession_createdAt_idx" ON "HelpPassSession" ("createdAt");
CREATE INDEX "HelpPassSession_passId_idx" ON "HelpPassSession" ("passId");

CREATE UNIQUE INDEX "HelpPassSession_tokenHash_key" ON "HelpPassSession" ("tokenHash");
CREATE UNIQUE INDEX "HelpPass_live_key" ON "HelpPass" ("requestId") WHERE ("endedAt" IS NULL);
COMMENT ON INDEX "HelpPass_live_key" IS 'One live pass per request.';

CREATE INDEX "HelpPass_requestId_id_idx" ON "HelpPass" ("requestId", id);

CREATE UNIQUE INDEX "HelpPass_shortKey_key" ON "HelpPass" ("shortKey");
CREATE UNIQUE INDEX "HelpPass_tokenHash_key" ON "HelpPass" ("tokenHash");

CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey" ("createdAt");

CREATE UNIQUE INDEX "IdentityProvider_key_key" ON "IdentityProvider" (key);
CREATE UNIQUE INDEX "IdentityProvider_kind_issuer_key" ON "IdentityProvider" (kind, issuer);

CREATE INDEX "LedgerEntry_at_idx" ON "LedgerEntry" USING brin (at);
COMMENT ON INDEX "LedgerEntry_at_idx" IS 'Entries are added in the order of their times, so a small block index finds a period.';

CREATE INDEX "LedgerEntry_fundId_id_idx" ON "LedgerEntry" ("fundId", id);
CREATE INDEX "LedgerEntry_requestId_idx" ON "LedgerEntry" ("requestId");

CREATE UNIQUE INDEX "Letter_number_key" ON "Letter" (number);

CREATE INDEX "Letter_requestId_id_idx" ON "Letter" ("requestId", id);
CREATE INDEX "Letter_state_createdAt_idx" ON "Letter" (state, "createdAt");

CREATE UNIQUE INDEX "Letter_summary_key" ON "Letter" ("requestId") WHERE ((kind = 'summary'::"LetterKind") AND (state <> 'void'::"LetterState"));
COMMENT ON INDEX "Letter_summary_key" IS 'One live closing summary per request: of two jobs at once, one writes it.';

CREATE INDEX "LimitUse_endsAt_idx" ON "LimitUse" ("endsAt");
CREATE INDEX "Link_requestId_idx" ON "Link" ("requestId");

CREATE UNIQUE INDEX "Link_tokenHash_key" ON "Link" ("tokenHash");

CREATE INDEX "Link_verificationId_idx" ON "Link" ("verificationId");
CREATE INDEX "Message_createdAt_idx" ON "Message" ("createdAt");
CREATE INDEX "Message_inReplyTo_idx" ON "Message" ("inReplyTo");
CREATE INDEX "Message_letterId_idx" ON "Message" ("letterId");
CREATE INDEX "Message_mailboxKey_createdAt_idx" ON "Message" ("mailboxKey", "createdAt");
CREATE INDEX "Message_providerId_idx" ON "Message" ("providerId");
CREATE INDEX "Message_reachedNoOne_idx" ON "Message" ("handledAt", "createdAt") WHERE ((state = 'failed'::"MessageState") OR ("undeliveredAt" IS NOT NULL));
COMMENT ON INDEX "Message_reachedNoOne_idx" IS 'Messages that failed or did not arrive, for the outbox.';

CREATE INDEX "Message_recipientAddress_createdAt_idx" ON "Message" ("recipientAddress", "createdAt");
CREATE INDEX "Message_requestId_idx" ON "Message" ("requestId");
CREATE INDEX "Message_state_dueAt_idx" ON "Message" (state, "dueAt");
CREATE INDEX "Message_verificationId_idx" ON "Message" ("verificationId") WHERE ("verificationId" IS NOT NULL);
COMMENT ON INDEX "Message_verificationId_idx" IS 'Messages by their officer verification, for the inbox.';

CREATE INDEX "NetworkBlock_network_idx" ON "NetworkBlock" (network);
CREATE INDEX "NetworkBlock_until_idx" ON "NetworkBlock" (until);
CREATE INDEX "OfficerProviderLink_officerId_idx" ON "OfficerProviderLink" ("officerId");
CREATE INDEX "OfficerSignIn_expiresAt_idx" ON "OfficerSignIn" ("expiresAt");
CREATE INDEX "Officer_badgeNumber_idx" ON "Officer" ("badgeNumber");
CREATE INDEX "Officer_searchText_idx" ON "Officer" USING gin ("searchText" gin_trgm_ops);
COMMENT ON INDEX "Officer_searchText_idx" IS 'The search of officers, by parts of words.';

CREATE INDEX "OperationRun_kind_endedAt_idx" ON "OperationRun" (kind, "endedAt" DESC);
CREATE INDEX "PasskeyChallenge_expiresAt_idx" ON "PasskeyChallenge" ("expiresAt");
CREATE INDEX "Passkey_adminId_idx" ON "Passkey" ("adminId");

CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey" ("credentialId");

CREATE INDEX "PersonKey_key_idx" ON "PersonKey" (key);
CREATE INDEX "PersonVerdict_secondId_idx" ON "PersonVerdict" ("secondId");
CREATE INDEX "ProviderEvent_at_idx" ON "ProviderEvent" (at);
CREATE INDEX "ProviderEvent_providerId_idx" ON "ProviderEvent" ("providerId");

CREATE UNIQUE INDEX "ProviderTimer_requestId_vendorId_helpType_key" ON "ProviderTimer" ("requestId", "vendorId", "helpType");

CREATE INDEX "RecipientResponse_acknowledgedAt_createdAt_idx" ON "RecipientResponse" ("acknowledgedAt", "createdAt");
CREATE INDEX "RecipientResponse_createdAt_idx" ON "RecipientResponse" ("createdAt");
CREATE INDEX "RecipientResponse_requestId_id_idx" ON "RecipientResponse" ("requestId", id);

CREATE UNIQUE INDEX "Recipient_verificationId_key" ON "Recipient" ("verificationId");

CREATE INDEX "Recommendation_resources_due_idx" ON "Recommendation" ("requestId" DESC) WHERE (("resourcesAt" IS NULL) OR ("victimChangedAt" > "resourcesAt"));
COMMENT ON INDEX "Recommendation_resources_due_idx" IS 'Requests whose resources must be chosen again.';

CREATE INDEX "RecoveryCode_adminId_idx" ON "RecoveryCode" ("adminId");

CREATE UNIQUE INDEX "RecoveryCode_codeHash_key" ON "RecoveryCode" ("codeHash");
CREATE UNIQUE INDEX "RedemptionTerminal_invitedHash_key" ON "RedemptionTerminal" ("invitedHash");
CREATE UNIQUE INDEX "RedemptionTerminal_secretHash_key" ON "RedemptionTerminal" ("secretHash");

CREATE INDEX "RedemptionTerminal_vendorId_idx" ON "RedemptionTerminal" ("vendorId");
CREATE INDEX "Redemption_dispatchId_idx" ON "Redemption" ("dispatchId");
CREATE INDEX "Redemption_terminalId_id_idx" ON "Redemption" ("terminalId", id);
CREATE INDEX "ReplyLink_messageId_idx" ON "ReplyLink" ("messageId");
CREATE INDEX "ReplyLink_requestId_idx" ON "ReplyLink" ("requestId");

CREATE UNIQUE INDEX "ReplyLink_tokenHash_key" ON "ReplyLink" ("tokenHash");

CREATE INDEX "RequestMoney_fundId_idx" ON "RequestMoney" ("fundId");

CREATE UNIQUE INDEX "ResourceRecommendation_requestId_resourceId_key" ON "ResourceRecommendation" ("requestId", "resourceId");
CREATE UNIQUE INDEX "Resource_key_key" ON "Resource" (key);

CREATE INDEX "Resource_state_type_idx" ON "Resource" (state, type);
CREATE INDEX "RulebookChange_kind_name_id_idx" ON "RulebookChange" (kind, name, id DESC);
CREATE INDEX "Satisfaction_answeredAt_idx" ON "Satisfaction" ("answeredAt");

CREATE UNIQUE INDEX "Satisfaction_tokenHash_key" ON "Satisfaction" ("tokenHash");

CREATE INDEX "Session_adminId_idx" ON "Session" ("adminId");

CREATE UNIQUE INDEX "Session_previousHash_key" ON "Session" ("previousHash");
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session" ("tokenHash");
CREATE UNIQUE INDEX "SharedNetwork_listed_once" ON "SharedNetwork" (cidr) WHERE ("removedAt" IS NULL);
COMMENT ON INDEX "SharedNetwork_listed_once" IS 'A network is listed once; a removed one can be listed again.';

CREATE INDEX "SharedNetwork_removedAt_idx" ON "SharedNetwork" ("removedAt");
CREATE INDEX "SignInState_expiresAt_idx" ON "SignInState" ("expiresAt");
CREATE INDEX "SignInTries_at_idx" ON "SignInTries" (at);
CREATE INDEX "StatementLine_dispatchId_idx" ON "StatementLine" ("dispatchId");

CREATE UNIQUE INDEX "StatementLine_pays_once" ON "StatementLine" ("dispatchId") WHERE (state = ANY (ARRAY['matched'::"StatementLineState", 'accepted'::"StatementLineState"]));
COMMENT ON INDEX "StatementLine_pays_once" IS 'A dispatch is paid by one line of a statement.';

CREATE INDEX "StatementLine_requestId_idx" ON "StatementLine" ("requestId");
CREATE INDEX "StatementLine_state_on_idx" ON "StatementLine" (state, "on");

CREATE UNIQUE INDEX "StatementLine_statementId_line_key" ON "StatementLine" ("statementId", line);
CREATE UNIQUE INDEX "SupervisorDeputy_deputyHash_key" ON "SupervisorDeputy" ("deputyHash");

CREATE INDEX "SupervisorDeputy_deputyMailbox_endsAt_idx" ON "SupervisorDeputy" ("deputyMailbox", "endsAt");
CREATE INDEX "SupervisorDeputy_endsAt_idx" ON "SupervisorDeputy" ("endsAt");
CREATE INDEX "SupervisorDeputy_mailbox_createdAt_idx" ON "SupervisorDeputy" (mailbox, "createdAt");

CREATE UNIQUE INDEX "SupervisorDeputy_supervisorHash_key" ON "SupervisorDeputy" ("supervisorHash");
CREATE UNIQUE INDEX "SupervisorDigest_linkHash_key" ON "SupervisorDigest" ("linkHash");

CREATE INDEX "SupervisorDigest_nextAt_idx" ON "SupervisorDigest" ("nextAt");
CREATE INDEX "SupervisorRoundup_dueAt_idx" ON "SupervisorRoundup" ("dueAt");

CREATE UNIQUE INDEX "SupervisorSession_linkHash_key" ON "SupervisorSession" ("linkHash");

CREATE INDEX "SupervisorSession_mailbox_createdAt_idx" ON "SupervisorSession" (mailbox, "createdAt");

CREATE UNIQUE INDEX "SupervisorSession_tokenHash_key" ON "SupervisorSession" ("tokenHash");
CREATE UNIQUE INDEX "UrgencyRule_urgencyLevel_key" ON "UrgencyRule" ("urgencyLevel");

CREATE INDEX "VendorCode_fundId_idx" ON "VendorCode" ("fundId");

CREATE UNIQUE INDEX "VendorCode_vendorId_codeKey_key" ON "VendorCode" ("vendorId", "codeKey");

CREATE INDEX "VendorCode_vendorId_state_expiresAt_id_idx" ON "VendorCode" ("vendorId", state, "expiresAt", id);

CREATE UNIQUE INDEX "VendorStatement_vendorId_fileHash_key" ON "VendorStatement" ("vendorId", "fileHash");
CREATE UNIQUE INDEX "Vendor_key_key" ON "Vendor" (key);

CREATE INDEX "Verification_caseKey_idx" ON "Verification" ("caseKey");
CREATE INDEX "Verification_createdAt_id_idx" ON "Verification" ("createdAt" DESC, id DESC);

CREATE UNIQUE INDEX "Verification_officerId_caseNumber_key" ON "Verification" ("officerId", "caseNumber");
CREATE UNIQUE INDEX "Verification_statusToken_key" ON "Verification" ("statusToken");

CREATE INDEX "Verification_status_createdAt_idx" ON "Verification" (status, "createdAt" DESC);
CREATE INDEX "Verification_supervisorEmailKey_idx" ON "Verification" ("supervisorEmailKey");
CREATE INDEX "WebhookDelivery_state_dueAt_idx" ON "WebhookDelivery" (state, "dueAt");

CREATE UNIQUE INDEX "WebhookDelivery_webhookId_auditEntryId_key" ON "WebhookDelivery" ("webhookId", "auditEntryId");

CREATE INDEX "WebhookDelivery_webhookId_createdAt_idx" ON "WebhookDelivery" ("webhookId", "createdAt" DESC);

CREATE TRIGGER "Admin_super_admin_stays_on_delete" AFTER DELETE ON "Admin" FOR EACH ROW WHEN ((('super_admin'::"AdminRole" = ANY (old.roles)) AND old."isActive")) EXECUTE FUNCTION sv_super_admin_stays();
CREATE TRIGGER "Admin_super_admin_stays_on_update" AFTER UPDATE OF roles, "isActive", "signIn" ON "Admin" FOR EACH ROW WHEN ((('super_admin'::"AdminRole" = ANY (old.roles)) AND old."isActive" AND (old."signIn" <> 'provider'::"AdminSignIn") AND ((NOT ('super_admin'::"AdminRole" = ANY (new.roles))) OR (NOT new."isActive") OR (new."signIn" = 'provider'::"AdminSignIn")))) EXECUTE FUNCTION sv_super_admin_stays();
CREATE TRIGGER "AuditEntry_is_not_emptied" BEFORE TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditEntry_only_grows" BEFORE DELETE OR UPDATE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditSeal_is_not_emptied" BEFORE TRUNCATE ON "AuditSeal" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditSeal_only_grows" BEFORE DELETE OR UPDATE ON "AuditSeal" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "Deposit_is_not_emptied" BEFORE TRUNCATE ON "Deposit" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "Deposit_stays" BEFORE DELETE OR UPDATE ON "Deposit" FOR EACH ROW EXECUTE FUNCTION fund_deposit_stays();
CREATE TRIGGER "EmergencyRequest_counts_delete" AFTER DELETE ON "EmergencyRequest" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sv_count_requests();
CREATE TRIGGER "EmergencyRequest_counts_insert" AFTER INSERT ON "EmergencyRequest" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sv_count_requests();
CREATE TRIGGER "EmergencyRequest_counts_update" AFTER UPDATE OF status ON "EmergencyRequest" FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION sv_recount_request();

CREATE CONSTRAINT TRIGGER "EmergencyRequest_dispatched_has_dispatch" AFTER INSERT OR UPDATE OF status ON "EmergencyRequest" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'dispatched'::"RequestStatus")) EXECUTE FUNCTION sv_dispatched_has_dispatch();

CREATE TRIGGER "EmergencyRequest_edges" BEFORE UPDATE OF status ON "EmergencyRequest" FOR EACH ROW EXECUTE FUNCTION sv_request_edges();
CREATE TRIGGER "EmergencyRequest_lacks_help" BEFORE INSERT OR UPDATE OF status, "requestedHelpTypes", "lacksHelp" ON "EmergencyRequest" FOR EACH ROW EXECUTE FUNCTION sv_request_lacks_help();
CREATE TRIGGER "EmergencyRequest_posts" AFTER UPDATE OF status ON "EmergencyRequest" FOR EACH ROW WHEN (((new.status IS DISTINCT FROM old.status) AND ((new.status = ANY (ARRAY['completed'::"RequestStatus", 'denied'::"RequestStatus"])) OR (old.status = ANY (ARRAY['completed'::"RequestStatus", 'denied'::"RequestStatus"]))))) EXECUTE FUNCTION fund_post_request();
CREATE TRIGGER "EmergencyRequest_search" BEFORE INSERT OR UPDATE OF "victimName", "caseId", "requestDetails", anonymous, "victimContact", "victimPhone", "searchText" ON "EmergencyRequest" FOR EACH ROW EXECUTE FUNCTION sv_request_search();
CREATE TRIGGER "EmergencyRequest_times_on_insert" BEFORE INSERT ON "EmergencyRequest" FOR EACH ROW WHEN ((new.status <> ALL (ARRAY['pending'::"RequestStatus", 'processing'::"RequestStatus"]))) EXECUTE FUNCTION sv_request_times();
CREATE TRIGGER "EmergencyRequest_times_on_update" BEFORE UPDATE OF status ON "EmergencyRequest" FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION sv_request_times();
CREATE TRIGGER "Escalation_notes" AFTER INSERT ON "Escalation" FOR EACH ROW EXECUTE FUNCTION sv_note_escalation();
CREATE TRIGGER "FundAllocation_allocated_at" BEFORE INSERT OR UPDATE ON "FundAllocation" FOR EACH ROW WHEN (((new.status = ANY (ARRAY['allocated'::"AllocationStatus", 'distributed'::"AllocationStatus"])) AND (new."allocatedAt" IS NULL))) EXECUTE FUNCTION sv_allocated_at();
CREATE TRIGGER "FundAllocation_limits_on_insert" AFTER INSERT ON "FundAllocation" FOR EACH ROW WHEN ((new.status = 'allocated'::"AllocationStatus")) EXECUTE FUNCTION sv_money_limits();
CREATE TRIGGER "FundAllocation_limits_on_update" AFTER UPDATE OF status ON "FundAllocation" FOR EACH ROW WHEN (((new.status = 'allocated'::"AllocationStatus") AND (old.status <> 'allocated'::"AllocationStatus"))) EXECUTE FUNCTION sv_money_limits();
CREATE TRIGGER "FundAllocation_maximum_on_insert" BEFORE INSERT ON "FundAllocation" FOR EACH ROW WHEN ((new.status <> 'denied'::"AllocationStatus")) EXECUTE FUNCTION sv_allocation_maximum();
CREATE TRIGGER "FundAllocation_maximum_on_update" BEFORE UPDATE ON "FundAllocation" FOR EACH ROW WHEN (((new.status <> 'denied'::"AllocationStatus") AND ((new."amountCents" > old."amountCents") OR (old.status = 'denied'::"AllocationStatus") OR ((old.status = 'pending'::"AllocationStatus") AND (new.status <> 'pending'::"AllocationStatus")) OR (new."requestId" <> old."requestId")))) EXECUTE FUNCTION sv_allocation_maximum();
CREATE TRIGGER "FundAllocation_paid_on_insert" BEFORE INSERT ON "FundAllocation" FOR EACH ROW WHEN ((new.status = 'distributed'::"AllocationStatus")) EXECUTE FUNCTION sv_money_paid();
CREATE TRIGGER "FundAllocation_paid_on_update" BEFORE UPDATE ON "FundAllocation" FOR EACH ROW WHEN (((new.status = 'distributed'::"AllocationStatus") AND ((old.status <> 'distributed'::"AllocationStatus") OR (new."paidCents" IS DISTINCT FROM old."paidCents") OR (new."amountCents" <> old."amountCents") OR (new."requestId" <> old."requestId")))) EXECUTE FUNCTION sv_money_paid();
CREATE TRIGGER "FundAllocation_posts_delete" AFTER DELETE ON "FundAllocation" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();
CREATE TRIGGER "FundAllocation_posts_insert" AFTER INSERT ON "FundAllocation" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();
CREATE TRIGGER "FundAllocation_posts_update" AFTER UPDATE ON "FundAllocation" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();
CREATE TRIGGER "FundDay_by_ledger" BEFORE INSERT OR DELETE OR UPDATE ON "FundDay" FOR EACH ROW WHEN ((current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "FundDay_is_not_emptied" BEFORE TRUNCATE ON "FundDay" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "FundShard_by_ledger" BEFORE INSERT OR DELETE OR UPDATE ON "FundShard" FOR EACH ROW WHEN ((current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "FundShard_is_not_emptied" BEFORE TRUNCATE ON "FundShard" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "Fund_shards" AFTER INSERT ON "Fund" FOR EACH ROW EXECUTE FUNCTION fund_shards();
CREATE TRIGGER "HelpDispatch_dispatcher_stays" BEFORE UPDATE OF "dispatchedByKeys" ON "HelpDispatch" FOR EACH ROW WHEN ((new."dispatchedByKeys" IS DISTINCT FROM old."dispatchedByKeys")) EXECUTE FUNCTION sv_dispatcher_stays();
CREATE TRIGGER "HelpDispatch_lacks_help" AFTER INSERT OR DELETE ON "HelpDispatch" FOR EACH ROW EXECUTE FUNCTION sv_dispatch_lacks_help();
CREATE TRIGGER "HelpDispatch_lacks_help_on_void" AFTER UPDATE OF "voidedAt" ON "HelpDispatch" FOR EACH ROW WHEN ((new."voidedAt" IS DISTINCT FROM old."voidedAt")) EXECUTE FUNCTION sv_dispatch_lacks_help();
CREATE TRIGGER "HelpDispatch_posts_delete" AFTER DELETE ON "HelpDispatch" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();
CREATE TRIGGER "HelpDispatch_posts_insert" AFTER INSERT ON "HelpDispatch" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();
CREATE TRIGGER "HelpDispatch_posts_update" AFTER UPDATE ON "HelpDispatch" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();

CREATE CONSTRAINT TRIGGER "HelpDispatch_redemptions_add_up" AFTER UPDATE OF "usesLeft", "actualCents" ON "HelpDispatch" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new."usesLeft" <> old."usesLeft") OR (new."actualCents" IS DISTINCT FROM old."actualCents"))) EXECUTE FUNCTION sv_redemptions_add_up();
CREATE CONSTRAINT TRIGGER "HelpDispatch_stays_with_dispatched" AFTER DELETE OR UPDATE OF "requestId", "voidedAt" ON "HelpDispatch" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sv_dispatch_stays();

CREATE TRIGGER "HelpDispatch_takes_from_stock" BEFORE INSERT ON "HelpDispatch" FOR EACH ROW WHEN ((new."stockCents" <> 0)) EXECUTE FUNCTION fund_stock_of_dispatch();
CREATE TRIGGER "HelpDispatch_within_envelope_on_insert" AFTER INSERT ON "HelpDispatch" FOR EACH ROW WHEN (((new."voidedAt" IS NULL) AND (new."overReason" IS NULL))) EXECUTE FUNCTION sv_dispatch_within_envelope();
CREATE TRIGGER "HelpDispatch_within_envelope_on_update" AFTER UPDATE ON "HelpDispatch" FOR EACH ROW WHEN (((new."voidedAt" IS NULL) AND (new."overReason" IS NULL) AND ((old."voidedAt" IS NOT NULL) OR (old."overReason" IS NOT NULL) OR (new."estimatedValueCents" > old."estimatedValueCents") OR (new."requestId" <> old."requestId")))) EXECUTE FUNCTION sv_dispatch_within_envelope();

CREATE CONSTRAINT TRIGGER "LedgerEntry_adds_up_days" AFTER INSERT ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.source <> ALL (ARRAY['funder'::"LedgerAccount", 'transfer'::"LedgerAccount"])) AND (new.target <> ALL (ARRAY['funder'::"LedgerAccount", 'transfer'::"LedgerAccount", 'withdrawn'::"LedgerAccount"])))) EXECUTE FUNCTION fund_adds_up_days();

CREATE TRIGGER "LedgerEntry_after_closed_months" BEFORE INSERT ON "LedgerEntry" FOR EACH ROW EXECUTE FUNCTION fund_after_closed_months();
CREATE TRIGGER "LedgerEntry_by_ledger" BEFORE INSERT ON "LedgerEntry" FOR EACH ROW WHEN ((current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "LedgerEntry_is_not_emptied" BEFORE TRUNCATE ON "LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "LedgerEntry_only_grows" BEFORE DELETE OR UPDATE ON "LedgerEntry" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "LedgerMonth_closes" BEFORE INSERT ON "LedgerMonth" FOR EACH ROW EXECUTE FUNCTION fund_closes_month();
CREATE TRIGGER "LedgerMonth_is_not_emptied" BEFORE TRUNCATE ON "LedgerMonth" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "LedgerMonth_stays" BEFORE DELETE OR UPDATE ON "LedgerMonth" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "Letter_stays_as_written" BEFORE UPDATE ON "Letter" FOR EACH ROW
  WHEN (OLD."number" IS NOT NULL AND (
    (NEW."number", NEW."hash", NEW."checkKey", NEW."requestId")
      IS DISTINCT FROM (OLD."number", OLD."hash", OLD."checkKey", OLD."requestId")
    OR ((NEW."htmlSealed", NEW."textSealed", NEW."factsSealed")
      IS DISTINCT FROM (OLD."htmlSealed", OLD."textSealed", OLD."factsSealed")
      AND current_setting('safevoice.key_rotation', true) IS DISTINCT FROM 'on')))
  EXECUTE FUNCTION sv_letter_stays();
CREATE TRIGGER "Link_used_once" BEFORE UPDATE ON "Link" FOR EACH ROW WHEN (((old."usedAt" IS NOT NULL) AND (new."usedAt" IS DISTINCT FROM old."usedAt"))) EXECUTE FUNCTION sv_link_used_once();
CREATE TRIGGER "Officer_search" BEFORE INSERT OR UPDATE OF name, phone, "searchText" ON "Officer" FOR EACH ROW EXECUTE FUNCTION sv_officer_search();
CREATE TRIGGER "OperationRun_is_not_emptied" BEFORE TRUNCATE ON "OperationRun" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "OperationRun_only_grows" BEFORE DELETE OR UPDATE ON "OperationRun" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "Passkey_ten_per_account" BEFORE INSERT ON "Passkey" FOR EACH ROW EXECUTE FUNCTION sv_ten_passkeys();
CREATE TRIGGER "PublicFigures_stays" BEFORE DELETE OR UPDATE ON "PublicFigures" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "Recommendation_for_victim" BEFORE INSERT ON "Recommendation" FOR EACH ROW EXECUTE FUNCTION sv_recommended_for_victim();

CREATE CONSTRAINT TRIGGER "Redemption_adds_up" AFTER INSERT OR UPDATE ON "Redemption" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sv_redemptions_add_up();

CREATE TRIGGER "Redemption_stays" BEFORE DELETE OR UPDATE ON "Redemption" FOR EACH ROW EXECUTE FUNCTION sv_redemption_stays();
CREATE TRIGGER "RequestMoney_by_ledger" BEFORE INSERT OR DELETE OR UPDATE ON "RequestMoney" FOR EACH ROW WHEN ((current_setting('safevoice.ledger'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "RequestMoney_is_not_emptied" BEFORE TRUNCATE ON "RequestMoney" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "StatementLine_needs_another" BEFORE INSERT OR UPDATE OF state, "settledBy" ON "StatementLine" FOR EACH ROW WHEN (((new.state = 'accepted'::"StatementLineState") AND (new.verdict = ANY (ARRAY['more'::text, 'not_redeemed'::text])))) EXECUTE FUNCTION sv_statement_needs_another();
CREATE TRIGGER "SystemConfig_zone_moves_ends" AFTER UPDATE OF "timeZone", "suggestedTimeZone" ON "SystemConfig" FOR EACH ROW EXECUTE FUNCTION sv_zone_moves_ends();
CREATE TRIGGER "SystemConfig_zone_moves_terms" AFTER UPDATE OF "timeZone", "suggestedTimeZone" ON "SystemConfig" FOR EACH ROW EXECUTE FUNCTION sv_zone_moves_terms();
CREATE TRIGGER "VendorCode_bought_is_not_deleted" BEFORE DELETE ON "VendorCode" FOR EACH ROW WHEN ((old."fundId" IS NOT NULL)) EXECUTE FUNCTION fund_code_stays();
CREATE TRIGGER "VendorCode_bought_stays" BEFORE UPDATE OF "fundId", "valueCents", cost ON "VendorCode" FOR EACH ROW WHEN (((old."fundId" IS NOT NULL) OR (new."fundId" IS NOT NULL))) EXECUTE FUNCTION fund_code_stays();
CREATE TRIGGER "VendorCode_posts_delete" AFTER DELETE ON "VendorCode" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();
CREATE TRIGGER "VendorCode_posts_insert" AFTER INSERT ON "VendorCode" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();
CREATE TRIGGER "VendorCode_posts_update" AFTER UPDATE ON "VendorCode" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();
CREATE TRIGGER "VictimInfo_changed" AFTER INSERT OR UPDATE OF "updatedAt" ON "VictimInfo" FOR EACH ROW EXECUTE FUNCTION sv_victim_changed();
CREATE TRIGGER "VictimInfo_search" AFTER INSERT OR UPDATE OF "fullName", phone ON "VictimInfo" FOR EACH ROW EXECUTE FUNCTION sv_victim_info_search();

ALTER TABLE "AdminProviderLink" ADD CONSTRAINT "AdminProviderLink_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AdminProviderLink" ADD CONSTRAINT "AdminProviderLink_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "AuditSeal" ADD CONSTRAINT "AuditSeal_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "AuditEntry"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "AutomaticDecision" ADD CONSTRAINT "AutomaticDecision_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "CallbackRequest" ADD CONSTRAINT "CallbackRequest_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CaseFilter" ADD CONSTRAINT "CaseFilter_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CaseMention" ADD CONSTRAINT "CaseMention_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CaseMention" ADD CONSTRAINT "CaseMention_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "CaseNote"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CaseNote" ADD CONSTRAINT "CaseNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CaseNote" ADD CONSTRAINT "CaseNote_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CaseOwner" ADD CONSTRAINT "CaseOwner_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CaseOwner" ADD CONSTRAINT "CaseOwner_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CaseView" ADD CONSTRAINT "CaseView_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "CommunicationTemplateVersion" ADD CONSTRAINT "CommunicationTemplateVersion_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "CommunicationTemplate"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_resolvedById_fkey" FOREIGN KEY ("resolvedById") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_fundId_fkey" FOREIGN KEY ("fundId") REFERENCES "Fund"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_toFundId_fkey" FOREIGN KEY ("toFundId") REFERENCES "Fund"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "DeskTask" ADD CONSTRAINT "DeskTask_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "DeskTask" ADD CONSTRAINT "DeskTask_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_citizenId_fkey" FOREIGN KEY ("citizenId") REFERENCES "Citizen"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Escalation" ADD CONSTRAINT "Escalation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "EventRsvp" ADD CONSTRAINT "EventRsvp_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_citizenId_fkey" FOREIGN KEY ("citizenId") REFERENCES "Citizen"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "FundShard" ADD CONSTRAINT "FundShard_fundId_fkey" FOREIGN KEY ("fundId") REFERENCES "Fund"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_codeId_fkey" FOREIGN KEY ("codeId") REFERENCES "VendorCode"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "HelpDispatch"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "HelpPassSession" ADD CONSTRAINT "HelpPassSession_passId_fkey" FOREIGN KEY ("passId") REFERENCES "HelpPass"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "HelpPassVisit" ADD CONSTRAINT "HelpPassVisit_passId_fkey" FOREIGN KEY ("passId") REFERENCES "HelpPass"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "HelpPass" ADD CONSTRAINT "HelpPass_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Link" ADD CONSTRAINT "Link_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Link" ADD CONSTRAINT "Link_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Message" ADD CONSTRAINT "Message_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "Letter"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Message" ADD CONSTRAINT "Message_replyToId_fkey" FOREIGN KEY ("replyToId") REFERENCES "RecipientResponse"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Message" ADD CONSTRAINT "Message_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Message" ADD CONSTRAINT "Message_resentAsId_fkey" FOREIGN KEY ("resentAsId") REFERENCES "Message"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Message" ADD CONSTRAINT "Message_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "OfficerProviderLink" ADD CONSTRAINT "OfficerProviderLink_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "OfficerProviderLink" ADD CONSTRAINT "OfficerProviderLink_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "OfficerSignIn" ADD CONSTRAINT "OfficerSignIn_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PersonKey" ADD CONSTRAINT "PersonKey_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ProviderTimer" ADD CONSTRAINT "ProviderTimer_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ProviderTimer" ADD CONSTRAINT "ProviderTimer_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "RecipientResponse" ADD CONSTRAINT "RecipientResponse_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "RecipientResponse" ADD CONSTRAINT "RecipientResponse_replyLinkId_fkey" FOREIGN KEY ("replyLinkId") REFERENCES "ReplyLink"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "RecipientResponse" ADD CONSTRAINT "RecipientResponse_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Recipient" ADD CONSTRAINT "Recipient_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Recommendation" ADD CONSTRAINT "Recommendation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RedemptionTerminal" ADD CONSTRAINT "RedemptionTerminal_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_terminalId_fkey" FOREIGN KEY ("terminalId") REFERENCES "RedemptionTerminal"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ReplyLink" ADD CONSTRAINT "ReplyLink_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ReplyLink" ADD CONSTRAINT "ReplyLink_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ReplyLink" ADD CONSTRAINT "ReplyLink_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "RequestMoney" ADD CONSTRAINT "RequestMoney_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ResourceRecommendation" ADD CONSTRAINT "ResourceRecommendation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ResourceRecommendation" ADD CONSTRAINT "ResourceRecommendation_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "SafeContact" ADD CONSTRAINT "SafeContact_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Satisfaction" ADD CONSTRAINT "Satisfaction_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Session" ADD CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Session" ADD CONSTRAINT "Session_citizenId_fkey" FOREIGN KEY ("citizenId") REFERENCES "Citizen"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Session" ADD CONSTRAINT "Session_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Session" ADD CONSTRAINT "Session_passkeyId_fkey" FOREIGN KEY ("passkeyId") REFERENCES "Passkey"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Session" ADD CONSTRAINT "Session_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Session" ADD CONSTRAINT "Session_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "SignInState" ADD CONSTRAINT "SignInState_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "VendorStatement"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "VendorCode" ADD CONSTRAINT "VendorCode_fundId_fkey" FOREIGN KEY ("fundId") REFERENCES "Fund"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "VendorCode" ADD CONSTRAINT "VendorCode_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "VendorStatement" ADD CONSTRAINT "VendorStatement_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Verification" ADD CONSTRAINT "Verification_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "VictimInfo" ADD CONSTRAINT "VictimInfo_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"(id) ON UPDATE CASCADE ON DELETE RESTRICT;

-- What the first migrations added.
SELECT fund_general();
