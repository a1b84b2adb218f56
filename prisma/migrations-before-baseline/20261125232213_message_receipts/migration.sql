-- CreateEnum
CREATE TYPE "ReceiptStatus" AS ENUM ('sent', 'delivered', 'undelivered');

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "deliveredAt" TIMESTAMPTZ(3),
ADD COLUMN     "handledAt" TIMESTAMPTZ(3),
ADD COLUMN     "handledBy" TEXT,
ADD COLUMN     "providerCode" TEXT,
ADD COLUMN     "providerId" TEXT,
ADD COLUMN     "undeliveredAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ProviderEvent" (
    "id" TEXT NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "providerId" TEXT,
    "messageId" UUID,
    "status" "ReceiptStatus",
    "code" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProviderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TextStop" (
    "phone" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TextStop_pkey" PRIMARY KEY ("phone")
);

-- CreateIndex
CREATE INDEX "ProviderEvent_providerId_idx" ON "ProviderEvent"("providerId");

-- CreateIndex
CREATE INDEX "ProviderEvent_at_idx" ON "ProviderEvent"("at");

-- CreateIndex
CREATE INDEX "Message_providerId_idx" ON "Message"("providerId");

-- CreateIndex
CREATE INDEX "Message_recipientAddress_createdAt_idx" ON "Message"("recipientAddress", "createdAt");


-- A logged call was made
UPDATE "Message" SET "deliveredAt" = "sentAt" WHERE "channel" = 'phone';
