-- AlterTable
ALTER TABLE "EmergencyRequest" ADD COLUMN     "victimPhoneE164" TEXT;

-- AlterTable
ALTER TABLE "Officer" ADD COLUMN     "phoneE164" TEXT;

-- AlterTable
ALTER TABLE "Recipient" ADD COLUMN     "phoneE164" TEXT;

-- AlterTable
ALTER TABLE "VictimInfo" ADD COLUMN     "phoneE164" TEXT;


-- What is recorded already, where ten digits or a leading 1 leave no doubt. The rest is read again when it is saved.
CREATE FUNCTION pg_temp.e164(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN digits ~ '^[2-9]\d{9}$' AND written !~ '\+' THEN '+1' || digits
    WHEN digits ~ '^1[2-9]\d{9}$' THEN '+' || digits
  END FROM (SELECT regexp_replace(written, '\D', '', 'g') AS digits) d
$$;
UPDATE "Officer" SET "phoneE164" = pg_temp.e164("phone");
UPDATE "Recipient" SET "phoneE164" = pg_temp.e164("phone");
UPDATE "VictimInfo" SET "phoneE164" = pg_temp.e164("phone");
UPDATE "EmergencyRequest" SET "victimPhoneE164" = pg_temp.e164("victimPhone");
-- Text messages carry the number that is dialed: by it an answer finds its message.
UPDATE "Message" SET "recipientAddress" = coalesce(pg_temp.e164("recipientAddress"), "recipientAddress") WHERE "channel" = 'sms';

DROP FUNCTION pg_temp.e164(text);
