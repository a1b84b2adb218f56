-- CreateEnum
CREATE TYPE "PassEndReason" AS ENUM ('replaced', 'ended', 'exposed');

-- CreateTable
CREATE TABLE "HelpPass" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "shortKey" TEXT NOT NULL,
    "pinHash" TEXT NOT NULL,
    "isPinOwn" BOOLEAN NOT NULL DEFAULT false,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "wrongPins" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMPTZ(3),
    "language" TEXT NOT NULL DEFAULT 'en',
    "madeByKind" "ActorKind" NOT NULL,
    "madeBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "openedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endReason" "PassEndReason",

    CONSTRAINT "HelpPass_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HelpPassSession" (
    "id" SERIAL NOT NULL,
    "passId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HelpPassSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "HelpPass_tokenHash_key" ON "HelpPass"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "HelpPass_shortKey_key" ON "HelpPass"("shortKey");

-- CreateIndex
CREATE INDEX "HelpPass_requestId_id_idx" ON "HelpPass"("requestId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "HelpPassSession_tokenHash_key" ON "HelpPassSession"("tokenHash");

-- CreateIndex
CREATE INDEX "HelpPassSession_passId_idx" ON "HelpPassSession"("passId");

-- CreateIndex
CREATE INDEX "HelpPassSession_createdAt_idx" ON "HelpPassSession"("createdAt");

-- AddForeignKey
ALTER TABLE "HelpPass" ADD CONSTRAINT "HelpPass_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpPassSession" ADD CONSTRAINT "HelpPassSession_passId_fkey" FOREIGN KEY ("passId") REFERENCES "HelpPass"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- One live pass per request
CREATE UNIQUE INDEX "HelpPass_live_key" ON "HelpPass"("requestId") WHERE "endedAt" IS NULL;
