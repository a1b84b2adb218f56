-- note: Adds a column with a constant default, and two empty tables. Nothing waits for long.
-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "dkimSelector" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "SetupNote" (
    "item" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "notedBy" TEXT NOT NULL,
    "notedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SetupNote_pkey" PRIMARY KEY ("item")
);

-- CreateTable
CREATE TABLE "TestMail" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "routeHash" TEXT NOT NULL,
    "sentBy" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TestMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TestMail_tokenHash_key" ON "TestMail"("tokenHash");

-- CreateIndex
CREATE INDEX "TestMail_routeHash_confirmedAt_idx" ON "TestMail"("routeHash", "confirmedAt");

