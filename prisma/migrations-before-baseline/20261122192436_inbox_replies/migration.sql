-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "inReplyTo" TEXT;

-- CreateIndex
CREATE INDEX "Message_inReplyTo_idx" ON "Message"("inReplyTo");

