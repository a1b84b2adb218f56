-- note: Replaces a check on the ledger. PostgreSQL reads the whole table once for it, about a second for a million entries, and
-- writers of the ledger wait meanwhile.

-- A wrong value in an import of codes (docs/how/fund.md): codes in the pool, and only those, get another value or are withdrawn, and
-- the difference moves between the fund's available money and its stock.
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_has_two_sides";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_has_two_sides" CHECK (("source", "target") IN (
  ('funder', 'available'), ('available', 'funder'), ('available', 'withdrawn'), ('available', 'transfer'), ('transfer', 'available'),
  ('available', 'reserved'), ('reserved', 'available'), ('reserved', 'committed'), ('committed', 'reserved'),
  ('committed', 'available'), ('committed', 'spent'), ('reserved', 'spent'), ('spent', 'reserved'), ('committed', 'lost'),
  ('available', 'stock'), ('stock', 'available'), ('stock', 'committed'), ('committed', 'stock'), ('stock', 'lost')));

-- A used code keeps its value, and each code its fund.
CREATE OR REPLACE FUNCTION fund_code_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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

CREATE OR REPLACE FUNCTION fund_post_codes() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
END $$;
CREATE TRIGGER "VendorCode_posts_delete" AFTER DELETE ON "VendorCode"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();
