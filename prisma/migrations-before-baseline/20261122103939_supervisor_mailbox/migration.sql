-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "mailboxKey" TEXT;

-- CreateIndex
CREATE INDEX "Message_mailboxKey_createdAt_idx" ON "Message"("mailboxKey", "createdAt");

