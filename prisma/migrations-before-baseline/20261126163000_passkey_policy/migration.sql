-- note: Adds the setting "Require a passkey" (no one at first) and a limit of ten passkeys. Locks are short.
-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "requirePasskey" TEXT NOT NULL DEFAULT 'none';

-- Ten passkeys at most per account. The account's row is locked, so that two at once do not pass.
CREATE FUNCTION sv_ten_passkeys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Admin" WHERE "id" = NEW."adminId" FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM "Passkey" WHERE "adminId" = NEW."adminId") >= 10 THEN
    RAISE EXCEPTION 'An account can have up to 10 passkeys.' USING ERRCODE = 'SV005';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Passkey_ten_per_account" BEFORE INSERT ON "Passkey" FOR EACH ROW EXECUTE FUNCTION sv_ten_passkeys();
