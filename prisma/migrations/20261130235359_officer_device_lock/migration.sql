-- note: Adds columns with constant defaults or none, and three empty tables. Nothing waits for long. Officers lock after 30 minutes from now on.
-- AlterEnum
ALTER TYPE "PasskeyPurpose" ADD VALUE 'officer_register';
ALTER TYPE "PasskeyPurpose" ADD VALUE 'officer_sign_in';

-- AlterTable
ALTER TABLE "Officer" ADD COLUMN     "provenEmail" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "idleMinutes" INTEGER,
ADD COLUMN     "lockedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "officerIdleMinutes" INTEGER NOT NULL DEFAULT 30,
ADD COLUMN     "officerUnlock" TEXT NOT NULL DEFAULT 'email';

-- AlterTable
ALTER TABLE "OfficerSignIn" ADD COLUMN     "isFresh" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "OfficerEmailProof" (
    "tokenHash" TEXT NOT NULL,
    "officerId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "provenAt" TIMESTAMPTZ(3),

    CONSTRAINT "OfficerEmailProof_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "OfficerCode" (
    "handleHash" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "sessionId" INTEGER,
    "language" TEXT NOT NULL,
    "codeHash" TEXT,
    "handledAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OfficerCode_pkey" PRIMARY KEY ("handleHash")
);

-- CreateTable
CREATE TABLE "OfficerPasskey" (
    "id" SERIAL NOT NULL,
    "officerId" INTEGER NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OfficerPasskey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OfficerEmailProof_officerId_idx" ON "OfficerEmailProof"("officerId");

-- CreateIndex
CREATE INDEX "OfficerEmailProof_expiresAt_idx" ON "OfficerEmailProof"("expiresAt");

-- CreateIndex
CREATE INDEX "OfficerCode_handledAt_idx" ON "OfficerCode"("handledAt");

-- CreateIndex
CREATE INDEX "OfficerCode_expiresAt_idx" ON "OfficerCode"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "OfficerPasskey_credentialId_key" ON "OfficerPasskey"("credentialId");

-- CreateIndex
CREATE INDEX "OfficerPasskey_officerId_idx" ON "OfficerPasskey"("officerId");

-- AddForeignKey
ALTER TABLE "OfficerEmailProof" ADD CONSTRAINT "OfficerEmailProof_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfficerPasskey" ADD CONSTRAINT "OfficerPasskey_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

