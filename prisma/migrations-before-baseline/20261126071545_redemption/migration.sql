-- AlterEnum
ALTER TYPE "LedgerKind" ADD VALUE 'lost';

-- CreateEnum
CREATE TYPE "RedemptionKind" AS ENUM ('terminal', 'phone', 'statement');

-- CreateEnum
CREATE TYPE "VendorCodeCost" AS ENUM ('prepaid', 'on_use');

-- AlterTable
ALTER TABLE "HelpDispatch" ADD COLUMN     "actualCents" INTEGER,
ADD COLUMN     "disputeAt" TIMESTAMPTZ(3),
ADD COLUMN     "endsAt" TIMESTAMPTZ(3),
ADD COLUMN     "expiredAt" TIMESTAMPTZ(3),
ADD COLUMN     "extraCents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "fundCents" INTEGER,
ADD COLUMN     "lostCents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "phraseLockedUntil" TIMESTAMPTZ(3),
ADD COLUMN     "redeemedAt" TIMESTAMPTZ(3),
ADD COLUMN     "redeemedBy" TEXT,
ADD COLUMN     "tokenHash" TEXT,
ADD COLUMN     "undoneAt" TIMESTAMPTZ(3),
ADD COLUMN     "usesAllowed" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "usesLeft" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "wrongPhrases" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "VendorCode" ADD COLUMN     "cost" "VendorCodeCost" NOT NULL DEFAULT 'on_use';

-- CreateTable
CREATE TABLE "RedemptionTerminal" (
    "id" SERIAL NOT NULL,
    "vendorId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "invitedHash" TEXT,
    "invitedUntil" TIMESTAMPTZ(3) NOT NULL,
    "secretHash" TEXT,
    "joinedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "lastSeenAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "revokedBy" TEXT,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RedemptionTerminal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Redemption" (
    "id" SERIAL NOT NULL,
    "dispatchId" INTEGER NOT NULL,
    "terminalId" INTEGER,
    "kind" "RedemptionKind" NOT NULL,
    "cents" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "undoneBy" TEXT,

    CONSTRAINT "Redemption_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RedemptionTerminal_invitedHash_key" ON "RedemptionTerminal"("invitedHash");

-- CreateIndex
CREATE UNIQUE INDEX "RedemptionTerminal_secretHash_key" ON "RedemptionTerminal"("secretHash");

-- CreateIndex
CREATE INDEX "RedemptionTerminal_vendorId_idx" ON "RedemptionTerminal"("vendorId");

-- CreateIndex
CREATE INDEX "Redemption_dispatchId_idx" ON "Redemption"("dispatchId");

-- CreateIndex
CREATE INDEX "Redemption_terminalId_id_idx" ON "Redemption"("terminalId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "HelpDispatch_tokenHash_key" ON "HelpDispatch"("tokenHash");

-- CreateIndex
CREATE INDEX "HelpDispatch_endsAt_idx" ON "HelpDispatch"("endsAt");

-- AddForeignKey
ALTER TABLE "RedemptionTerminal" ADD CONSTRAINT "RedemptionTerminal_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_terminalId_fkey" FOREIGN KEY ("terminalId") REFERENCES "RedemptionTerminal"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- A code is used, void, or expired, and never two of them (docs/how/redemption.md). A use for more than the fund holds needs
-- an accepted statement. What is due follows from these columns; fund_settle posts it.
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_uses_are_left" CHECK ("usesAllowed" >= 1 AND "usesLeft" BETWEEN 0 AND "usesAllowed");
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_uses_have_an_amount"
  CHECK (("usesLeft" = "usesAllowed") = ("actualCents" IS NULL) AND ("redeemedAt" IS NULL) = ("actualCents" IS NULL));
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_redeemed_within_value"
  CHECK ("actualCents" BETWEEN 0 AND "estimatedValueCents" + "extraCents");
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_void_is_not_redeemed" CHECK ("voidedAt" IS NULL OR "actualCents" IS NULL);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_void_is_not_expired" CHECK ("voidedAt" IS NULL OR "expiredAt" IS NULL);
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_ends_after_it_began" CHECK ("endsAt" > "createdAt");
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_money_is_in_range"
  CHECK ("extraCents" >= 0 AND "fundCents" BETWEEN 0 AND "estimatedValueCents" AND "lostCents" BETWEEN 0 AND "estimatedValueCents"
    AND ("lostCents" = 0 OR "voidedAt" IS NOT NULL OR "expiredAt" IS NOT NULL));
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_has_its_terminal" CHECK (("kind" = 'terminal') = ("terminalId" IS NOT NULL));
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_is_not_negative" CHECK ("cents" >= 0);
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_undone_by_someone" CHECK (("undoneAt" IS NULL) = ("undoneBy" IS NULL));
ALTER TABLE "Redemption" DROP CONSTRAINT "Redemption_terminalId_fkey";
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_terminalId_fkey" FOREIGN KEY ("terminalId") REFERENCES "RedemptionTerminal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RedemptionTerminal" ADD CONSTRAINT "RedemptionTerminal_joins_once"
  CHECK (("secretHash" IS NULL) = ("joinedAt" IS NULL) AND ("joinedAt" IS NULL) = ("endsAt" IS NULL) AND ("invitedHash" IS NULL OR "secretHash" IS NULL));

-- A redemption is undone once, and otherwise stays as it was.
CREATE FUNCTION sv_redemption_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."undoneAt" IS NULL AND NEW."undoneAt" IS NOT NULL
    AND (NEW."id", NEW."dispatchId", NEW."kind", NEW."cents", NEW."at", NEW."by") = (OLD."id", OLD."dispatchId", OLD."kind", OLD."cents", OLD."at", OLD."by")
    AND NEW."terminalId" IS NOT DISTINCT FROM OLD."terminalId" THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A redemption can only be undone, once.' USING ERRCODE = 'SV001';
END $$;
CREATE TRIGGER "Redemption_stays" BEFORE UPDATE OR DELETE ON "Redemption" FOR EACH ROW EXECUTE FUNCTION sv_redemption_stays();

-- A dispatch and its redemptions say the same amount.
CREATE FUNCTION sv_redemptions_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dispatch int;
BEGIN
  IF TG_TABLE_NAME = 'Redemption' THEN dispatch := NEW."dispatchId"; ELSE dispatch := NEW."id"; END IF;
  IF EXISTS (SELECT FROM "HelpDispatch" h
    CROSS JOIN LATERAL (SELECT count(*) AS "uses", sum(r."cents") AS "cents" FROM "Redemption" r WHERE r."dispatchId" = h."id" AND r."undoneAt" IS NULL) r
    WHERE h."id" = dispatch AND (h."usesAllowed" - h."usesLeft" <> r."uses" OR h."actualCents" IS DISTINCT FROM r."cents")) THEN
    RAISE EXCEPTION 'The redemptions of dispatch % do not add up.', dispatch USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "HelpDispatch_redemptions_add_up" AFTER UPDATE OF "usesLeft", "actualCents" ON "HelpDispatch"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW."usesLeft" <> OLD."usesLeft" OR NEW."actualCents" IS DISTINCT FROM OLD."actualCents") EXECUTE FUNCTION sv_redemptions_add_up();
CREATE CONSTRAINT TRIGGER "Redemption_adds_up" AFTER INSERT OR UPDATE ON "Redemption"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sv_redemptions_add_up();

-- What was dispatched counts as given, used or not. A redeemed dispatch has spent what was redeemed; what is left of it, and
-- an expired one, goes back to the fund and not to the request. A burnt prepaid code's money is lost.
CREATE OR REPLACE VIEW "RequestMoneyDue" AS
  SELECT r."id" AS "requestId",
    CASE WHEN r."status" IN ('completed', 'denied') THEN 0 ELSE greatest(a."open" - d."given", 0) END AS "reservedCents",
    CASE WHEN r."status" = 'completed' THEN 0 ELSE d."held" END AS "committedCents",
    a."paid" + d."spent" + CASE WHEN r."status" = 'completed' THEN d."held" ELSE 0 END AS "spentCents",
    d."lost" AS "lostCents"
  FROM "EmergencyRequest" r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(f."amountCents") FILTER (WHERE f."status" = 'allocated'), 0) AS "open", coalesce(sum(f."paidCents"), 0) AS "paid"
    FROM "FundAllocation" f WHERE f."requestId" = r."id" AND f."status" IN ('allocated', 'distributed')) a
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE WHEN h."voidedAt" IS NULL THEN h."estimatedValueCents" ELSE h."lostCents" END), 0) AS "given",
      coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL THEN 0 WHEN h."actualCents" IS NOT NULL THEN h."actualCents" WHEN h."expiredAt" IS NOT NULL THEN 0
        WHEN h."completedAt" IS NOT NULL THEN coalesce(h."fundCents", h."estimatedValueCents") ELSE 0 END), 0) AS "spent",
      coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL OR h."expiredAt" IS NOT NULL OR h."usesLeft" = 0 OR (h."completedAt" IS NOT NULL AND h."actualCents" IS NULL) THEN 0
        ELSE greatest(coalesce(h."fundCents", h."estimatedValueCents") - coalesce(h."actualCents", 0), 0) END), 0) AS "held",
      coalesce(sum(h."lostCents"), 0) AS "lost"
    FROM "HelpDispatch" h WHERE h."requestId" = r."id") d;

CREATE OR REPLACE FUNCTION fund_settle(request int, at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  due record;
  reserved bigint;
  committed bigint;
  spent bigint;
  lost bigint;
  fund int;
  moving bigint;
  is_paid boolean := false;
BEGIN
  PERFORM FROM "EmergencyRequest" r WHERE r."id" = request FOR NO KEY UPDATE;
  SELECT d."reservedCents", d."committedCents", d."spentCents", d."lostCents" INTO due FROM "RequestMoneyDue" d WHERE d."requestId" = request;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT m."fundId", m."reservedCents", m."committedCents", m."spentCents", m."lostCents" INTO fund, reserved, committed, spent, lost
    FROM "RequestMoney" m WHERE m."requestId" = request;
  reserved := coalesce(reserved, 0);
  committed := coalesce(committed, 0);
  spent := coalesce(spent, 0);
  lost := coalesce(lost, 0);

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
END $$;

CREATE OR REPLACE FUNCTION fund_post_dispatches() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."requestId", max(greatest(n."createdAt", n."completedAt")) AS "at" FROM added n WHERE n."voidedAt" IS NULL
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
      SELECT c."requestId", max(greatest(c."createdAt", c."completedAt", c."voidedAt", c."redeemedAt", c."undoneAt", c."expiredAt")) AS "at" FROM (
        SELECT n.* FROM added n
        WHERE NOT EXISTS (SELECT FROM removed o WHERE o."id" = n."id" AND o."requestId" = n."requestId"
          AND o."estimatedValueCents" = n."estimatedValueCents" AND (o."voidedAt" IS NULL) = (n."voidedAt" IS NULL)
          AND (o."completedAt" IS NULL) = (n."completedAt" IS NULL) AND (o."expiredAt" IS NULL) = (n."expiredAt" IS NULL)
          AND o."usesLeft" = n."usesLeft" AND o."actualCents" IS NOT DISTINCT FROM n."actualCents"
          AND o."fundCents" IS NOT DISTINCT FROM n."fundCents" AND o."lostCents" = n."lostCents")
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

-- The money of a burnt prepaid code is gone from the request's envelope too.
CREATE OR REPLACE FUNCTION sv_money_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  remainder bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  SELECT greatest(NEW."amountCents" - coalesce(sum(CASE WHEN "voidedAt" IS NULL THEN "estimatedValueCents" ELSE "lostCents" END), 0), 0)
    INTO remainder FROM "HelpDispatch" WHERE "requestId" = NEW."requestId";
  NEW."paidCents" := coalesce(NEW."paidCents", remainder);
  IF NEW."paidCents" > remainder THEN
    RAISE EXCEPTION 'Only $% of this allocation is left.', to_char(remainder / 100.0, 'FM999999990.00') USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
