-- An account holds one or several roles instead of one.
ALTER TYPE "AdminRole" ADD VALUE 'dispatcher';
ALTER TYPE "AdminRole" ADD VALUE 'approver';
ALTER TYPE "AdminRole" ADD VALUE 'treasurer';
ALTER TYPE "AdminRole" ADD VALUE 'auditor';
ALTER TYPE "AdminRole" ADD VALUE 'desk';
ALTER TYPE "AdminRole" ADD VALUE 'security';

ALTER TABLE "Admin"
  ADD COLUMN "roles" "AdminRole"[] DEFAULT ARRAY['admin']::"AdminRole"[],
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;

UPDATE "Admin" SET "roles" = ARRAY["role"];

DROP TRIGGER "Admin_super_admin_stays_on_update" ON "Admin";
DROP TRIGGER "Admin_super_admin_stays_on_delete" ON "Admin";
ALTER TABLE "Admin" DROP COLUMN "role";
ALTER TABLE "Admin" ADD CONSTRAINT "Admin_has_a_role"
  CHECK ("roles" IS NOT NULL AND cardinality("roles") > 0 AND array_position("roles", NULL) IS NULL);

-- As before: the last active super administrator stays.
CREATE OR REPLACE FUNCTION sv_super_admin_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('super-admins', 0));
  IF NOT EXISTS (SELECT FROM "Admin" WHERE 'super_admin' = ANY("roles") AND "isActive") THEN
    RAISE EXCEPTION 'The last active super admin stays.' USING ERRCODE = 'SV003';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Admin_super_admin_stays_on_update" AFTER UPDATE OF "roles", "isActive" ON "Admin" FOR EACH ROW
  WHEN ('super_admin' = ANY(OLD."roles") AND OLD."isActive" AND (NOT 'super_admin' = ANY(NEW."roles") OR NOT NEW."isActive"))
  EXECUTE FUNCTION sv_super_admin_stays();
CREATE TRIGGER "Admin_super_admin_stays_on_delete" AFTER DELETE ON "Admin" FOR EACH ROW
  WHEN ('super_admin' = ANY(OLD."roles") AND OLD."isActive") EXECUTE FUNCTION sv_super_admin_stays();
