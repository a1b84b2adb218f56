-- AlterTable
ALTER TABLE "ReplyLink" ADD COLUMN     "messageId" UUID;

-- CreateIndex
CREATE INDEX "ReplyLink_messageId_idx" ON "ReplyLink"("messageId");

-- AddForeignKey
ALTER TABLE "ReplyLink" ADD CONSTRAINT "ReplyLink_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

