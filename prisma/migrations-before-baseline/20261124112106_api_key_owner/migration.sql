-- A key ends with the account of the super admin who answers for it.
ALTER TABLE "ApiKey" ADD COLUMN "adminId" INTEGER;
CREATE INDEX "ApiKey_adminId_idx" ON "ApiKey"("adminId");
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The maker's account, and not a later one of the same name.
UPDATE "ApiKey" k SET "adminId" = a."id" FROM "Admin" a
  WHERE a."username" = k."createdBy" AND a."createdAt" <= k."createdAt";

-- Keys whose maker is gone, inactive or demoted end here, as they would have then.
UPDATE "ApiKey" k SET "revokedAt" = CURRENT_TIMESTAMP, "revokedBy" = 'update: the account that made it lost its rights'
  WHERE k."revokedAt" IS NULL AND NOT EXISTS (
    SELECT FROM "Admin" a WHERE a."id" = k."adminId" AND a."isActive" AND a."role" = 'super_admin');
