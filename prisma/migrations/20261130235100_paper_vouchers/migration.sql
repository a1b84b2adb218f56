-- note: Adds two tables, and checks every entry of the ledger once: about a second for a million entries.

CREATE TYPE "VoucherState" AS ENUM ('open', 'used', 'lost', 'void');

CREATE TABLE "VoucherBook" (
  "id" SERIAL NOT NULL,
  "fundId" INTEGER NOT NULL,
  "helpType" "HelpType" NOT NULL,
  "maxCents" INTEGER NOT NULL,
  "validUntil" DATE NOT NULL,
  "endsAt" TIMESTAMPTZ(3) NOT NULL,
  "callWhom" TEXT NOT NULL,
  "printedById" INTEGER NOT NULL,
  "printedBy" TEXT NOT NULL,
  "printedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "VoucherBook_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "VoucherBook_fundId_fkey" FOREIGN KEY ("fundId") REFERENCES "Fund" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "VoucherBook_maximum_is_positive" CHECK ("maxCents" > 0),
  CONSTRAINT "VoucherBook_ends_later" CHECK ("endsAt" > "printedAt")
);
CREATE INDEX "VoucherBook_fundId_idx" ON "VoucherBook" ("fundId");

CREATE TABLE "Voucher" (
  "id" SERIAL NOT NULL,
  "bookId" INTEGER NOT NULL,
  "number" TEXT NOT NULL,
  "fundId" INTEGER NOT NULL,
  "maxCents" INTEGER NOT NULL,
  "state" "VoucherState" NOT NULL DEFAULT 'open',
  "printedByKeys" TEXT[],
  "usedAt" TIMESTAMPTZ(3),
  "usedCents" INTEGER,
  "givenBy" TEXT,
  "requestId" INTEGER,
  "closedBy" TEXT,
  "closedByKeys" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "closedAt" TIMESTAMPTZ(3),
  "reason" TEXT,
  CONSTRAINT "Voucher_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Voucher_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "VoucherBook" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "Voucher_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "Voucher_entered_by_another" CHECK ("state" <> 'used' OR NOT "printedByKeys" && "closedByKeys"),
  CONSTRAINT "Voucher_has_a_printer" CHECK (cardinality("printedByKeys") > 0),
  CONSTRAINT "Voucher_closed_by_someone" CHECK (
    ("state" = 'open') = ("closedAt" IS NULL) AND ("closedAt" IS NULL) = ("closedBy" IS NULL) AND ("closedAt" IS NULL) = (cardinality("closedByKeys") = 0)),
  CONSTRAINT "Voucher_used_has_its_help" CHECK (
    ("state" = 'used') = ("usedCents" IS NOT NULL) AND ("usedAt" IS NULL) = ("usedCents" IS NULL) AND ("givenBy" IS NULL) = ("usedCents" IS NULL)
    AND ("requestId" IS NULL) = ("usedCents" IS NULL)),
  CONSTRAINT "Voucher_released_has_a_reason" CHECK (("state" IN ('lost', 'void')) = ("reason" IS NOT NULL)),
  CONSTRAINT "Voucher_used_within_maximum" CHECK ("maxCents" > 0 AND "usedCents" > 0 AND "usedCents" <= "maxCents"),
  CONSTRAINT "Voucher_used_before_it_is_entered" CHECK ("usedAt" <= "closedAt")
);
CREATE UNIQUE INDEX "Voucher_number_key" ON "Voucher" ("number");
CREATE UNIQUE INDEX "Voucher_requestId_key" ON "Voucher" ("requestId");
CREATE INDEX "Voucher_bookId_idx" ON "Voucher" ("bookId");
CREATE INDEX "Voucher_usedAt_idx" ON "Voucher" ("usedAt");
CREATE INDEX "Voucher_fundId_state_idx" ON "Voucher" ("fundId", "state");

ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_has_two_sides";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_has_two_sides"
  CHECK (source = 'funder'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'funder'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'withdrawn'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'transfer'::"LedgerAccount" OR source = 'transfer'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount" OR source = 'reserved'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'reserved'::"LedgerAccount" AND target = 'committed'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'spent'::"LedgerAccount" OR source = 'reserved'::"LedgerAccount" AND target = 'spent'::"LedgerAccount" OR source = 'spent'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'lost'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'stock'::"LedgerAccount" OR source = 'stock'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'stock'::"LedgerAccount" AND target = 'committed'::"LedgerAccount" OR source = 'committed'::"LedgerAccount" AND target = 'stock'::"LedgerAccount" OR source = 'stock'::"LedgerAccount" AND target = 'lost'::"LedgerAccount" OR source = 'available'::"LedgerAccount" AND target = 'printed'::"LedgerAccount" OR source = 'printed'::"LedgerAccount" AND target = 'available'::"LedgerAccount" OR source = 'printed'::"LedgerAccount" AND target = 'reserved'::"LedgerAccount");
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_names_its_request";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_names_its_request"
  CHECK ("requestId" IS NOT NULL OR source IN ('funder', 'available', 'transfer', 'stock', 'printed')
    AND target IN ('funder', 'available', 'withdrawn', 'transfer', 'stock', 'lost', 'printed'));

-- A voucher is closed once, and then stays. Before that, only the people who had the printed sheet are added.
CREATE FUNCTION fund_voucher_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."state" = 'open' AND NEW."printedByKeys" @> OLD."printedByKeys"
    AND (NEW."id", NEW."bookId", NEW."number", NEW."fundId", NEW."maxCents") = (OLD."id", OLD."bookId", OLD."number", OLD."fundId", OLD."maxCents") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A voucher is entered or released once, and never changed.' USING ERRCODE = 'SV001';
END $$;
COMMENT ON FUNCTION fund_voucher_stays IS 'A voucher is closed once, and then stays. Before that, only the people who had the printed sheet are added.';
CREATE TRIGGER "Voucher_stays" BEFORE UPDATE OR DELETE ON "Voucher" FOR EACH ROW EXECUTE FUNCTION fund_voucher_stays();
CREATE TRIGGER "Voucher_is_not_emptied" BEFORE TRUNCATE ON "Voucher" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();

-- A voucher has its book's fund and maximum, and is used after the printing and before the end of the book.
CREATE FUNCTION fund_voucher_of_book() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "VoucherBook" b WHERE b."id" = NEW."bookId" AND b."fundId" = NEW."fundId" AND b."maxCents" = NEW."maxCents"
    AND (NEW."usedAt" IS NULL OR NEW."usedAt" >= b."printedAt" AND NEW."usedAt" < b."endsAt")) THEN
    RAISE EXCEPTION 'The book of this voucher says something else.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION fund_voucher_of_book IS 'A voucher has its book''s fund and maximum, and is used after the printing and before the end of the book.';
CREATE TRIGGER "Voucher_of_its_book" BEFORE INSERT OR UPDATE ON "Voucher" FOR EACH ROW EXECUTE FUNCTION fund_voucher_of_book();

CREATE TRIGGER "VoucherBook_stays" BEFORE UPDATE OR DELETE ON "VoucherBook" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "VoucherBook_is_not_emptied" BEFORE TRUNCATE ON "VoucherBook" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();

-- Posting is part of every statement that writes vouchers. A used one gives its request the whole maximum; the
-- allocation of what was used returns the rest (fund_settle), after the limits are locked.
CREATE FUNCTION fund_post_vouchers() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."fundId", sum(n."maxCents")::bigint AS "cents", b."printedAt" AS "at", bool_and(n."state" = 'open') AS "isOpen"
      FROM added n JOIN "VoucherBook" b ON b."id" = n."bookId" GROUP BY 1, 3 ORDER BY 1
    LOOP
      IF NOT one."isOpen" THEN
        RAISE EXCEPTION 'A voucher begins open.' USING ERRCODE = 'SV001';
      END IF;
      IF NOT fund_move(one."fundId", 'available', 'printed', one."cents", 'printed', one."at", NULL, NULL) THEN
        RAISE EXCEPTION 'The fund does not have $%.', to_char(one."cents" / 100.0, 'FM999999990.00') USING ERRCODE = 'SV004';
      END IF;
    END LOOP;
    RETURN NULL;
  END IF;
  FOR one IN SELECT n."fundId", n."maxCents"::bigint AS "cents", n."usedAt" AS "at", n."requestId"
    FROM added n JOIN removed o ON o."id" = n."id" WHERE o."state" = 'open' AND n."state" = 'used' ORDER BY n."requestId"
  LOOP
    PERFORM fund_move(one."fundId", 'printed', 'reserved', one."cents", 'reserved', one."at", one."requestId", NULL);
  END LOOP;
  FOR one IN SELECT n."fundId", sum(n."maxCents")::bigint AS "cents", max(n."closedAt") AS "at"
    FROM added n JOIN removed o ON o."id" = n."id" WHERE o."state" = 'open' AND n."state" IN ('lost', 'void') GROUP BY 1 ORDER BY 1
  LOOP
    PERFORM fund_move(one."fundId", 'printed', 'available', one."cents", 'released', one."at", NULL, NULL);
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION fund_post_vouchers IS 'Posting is part of every statement that writes vouchers. A used one gives its request the whole maximum; the allocation of what was used returns the rest (fund_settle), after the limits are locked.';
CREATE TRIGGER "Voucher_posts_insert" AFTER INSERT ON "Voucher" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_vouchers();
CREATE TRIGGER "Voucher_posts_update" AFTER UPDATE ON "Voucher" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION fund_post_vouchers();

-- A redemption from paper is an administrator's statement, like one by phone.
CREATE OR REPLACE FUNCTION sv_redemptions_add_up()
 RETURNS trigger
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
    WHERE h."id" = dispatch AND r."kind" IN ('phone', 'paper') AND r."undoneAt" IS NULL AND h."settledAt" IS NULL) THEN
    RAISE EXCEPTION 'Another person redeems dispatch % by phone or from paper.', dispatch USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sv_redemptions_add_up IS 'A dispatch and its redemptions have the same amount. A redemption by phone or from paper is an administrator''s statement, so another person settles it too. Checked when the transaction commits.';
