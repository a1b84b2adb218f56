-- A letter stays as it was written. A key rotation seals its texts again: only a transaction that
-- turned this setting on may change the sealed columns, and nothing else of a letter.
DROP TRIGGER "Letter_stays_as_written" ON "Letter";
CREATE TRIGGER "Letter_stays_as_written" BEFORE UPDATE ON "Letter" FOR EACH ROW
  WHEN (OLD."number" IS NOT NULL AND (
    (NEW."number", NEW."hash", NEW."checkKey", NEW."requestId")
      IS DISTINCT FROM (OLD."number", OLD."hash", OLD."checkKey", OLD."requestId")
    OR ((NEW."htmlSealed", NEW."textSealed", NEW."factsSealed")
      IS DISTINCT FROM (OLD."htmlSealed", OLD."textSealed", OLD."factsSealed")
      AND current_setting('safevoice.key_rotation', true) IS DISTINCT FROM 'on')))
  EXECUTE FUNCTION sv_letter_stays();
