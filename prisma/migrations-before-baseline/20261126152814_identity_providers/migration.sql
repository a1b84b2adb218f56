-- note: Adds sign-in by OpenID Connect. New tables and columns with defaults; locks are short.
-- CreateEnum
CREATE TYPE "AdminSignIn" AS ENUM ('local', 'provider', 'both');

-- CreateEnum
CREATE TYPE "IdentityProviderKind" AS ENUM ('admin', 'officer');

-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "signIn" "AdminSignIn" NOT NULL DEFAULT 'both';

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "providerId" INTEGER,
ADD COLUMN     "providerProvedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "IdentityProvider" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "IdentityProviderKind" NOT NULL,
    "name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "clientSecretSealed" TEXT NOT NULL,
    "scopes" TEXT[],
    "domains" TEXT[],
    "agency" TEXT NOT NULL DEFAULT '',
    "provingAcr" TEXT[],
    "provingAmr" TEXT[],
    "groupClaim" TEXT NOT NULL DEFAULT '',
    "groupRoles" JSONB NOT NULL DEFAULT '{}',
    "mayGiveSuperAdmin" BOOLEAN NOT NULL DEFAULT false,
    "nameClaim" TEXT NOT NULL DEFAULT 'name',
    "badgeClaim" TEXT NOT NULL DEFAULT '',
    "rankClaim" TEXT NOT NULL DEFAULT '',
    "isActive" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdentityProvider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminProviderLink" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "providerId" INTEGER NOT NULL,
    "linkedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSignInAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AdminProviderLink_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "OfficerProviderLink" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "officerId" INTEGER NOT NULL,
    "providerId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OfficerProviderLink_pkey" PRIMARY KEY ("issuer","subject","officerId")
);

-- CreateTable
CREATE TABLE "SignInState" (
    "stateHash" TEXT NOT NULL,
    "providerId" INTEGER NOT NULL,
    "browserHash" TEXT NOT NULL,
    "returnTo" TEXT NOT NULL,
    "testedBy" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInState_pkey" PRIMARY KEY ("stateHash")
);

-- CreateTable
CREATE TABLE "OfficerSignIn" (
    "tokenHash" TEXT NOT NULL,
    "providerId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "badge" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OfficerSignIn_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "IdentityProvider_key_key" ON "IdentityProvider"("key");

-- CreateIndex
CREATE UNIQUE INDEX "IdentityProvider_kind_issuer_key" ON "IdentityProvider"("kind", "issuer");

-- CreateIndex
CREATE INDEX "AdminProviderLink_adminId_idx" ON "AdminProviderLink"("adminId");

-- CreateIndex
CREATE UNIQUE INDEX "AdminProviderLink_issuer_adminId_key" ON "AdminProviderLink"("issuer", "adminId");

-- CreateIndex
CREATE INDEX "OfficerProviderLink_officerId_idx" ON "OfficerProviderLink"("officerId");

-- CreateIndex
CREATE INDEX "SignInState_expiresAt_idx" ON "SignInState"("expiresAt");

-- CreateIndex
CREATE INDEX "OfficerSignIn_expiresAt_idx" ON "OfficerSignIn"("expiresAt");

-- AddForeignKey
ALTER TABLE "AdminProviderLink" ADD CONSTRAINT "AdminProviderLink_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminProviderLink" ADD CONSTRAINT "AdminProviderLink_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfficerProviderLink" ADD CONSTRAINT "OfficerProviderLink_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfficerProviderLink" ADD CONSTRAINT "OfficerProviderLink_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInState" ADD CONSTRAINT "SignInState_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfficerSignIn" ADD CONSTRAINT "OfficerSignIn_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "IdentityProvider"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- The key is part of addresses.
ALTER TABLE "IdentityProvider" ADD CONSTRAINT "IdentityProvider_key_shape" CHECK ("key" ~ '^[a-z0-9][a-z0-9-]{0,39}$');

-- As before, and it can sign in without a provider: the way in when every provider is down.
CREATE OR REPLACE FUNCTION sv_super_admin_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('super-admins', 0));
  IF NOT EXISTS (SELECT FROM "Admin" WHERE 'super_admin' = ANY("roles") AND "isActive" AND "signIn" <> 'provider') THEN
    RAISE EXCEPTION 'The last active super admin stays.' USING ERRCODE = 'SV003';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "Admin_super_admin_stays_on_update" ON "Admin";
CREATE TRIGGER "Admin_super_admin_stays_on_update" AFTER UPDATE OF "roles", "isActive", "signIn" ON "Admin" FOR EACH ROW
  WHEN ('super_admin' = ANY(OLD."roles") AND OLD."isActive" AND OLD."signIn" <> 'provider'
    AND (NOT 'super_admin' = ANY(NEW."roles") OR NOT NEW."isActive" OR NEW."signIn" = 'provider'))
  EXECUTE FUNCTION sv_super_admin_stays();
