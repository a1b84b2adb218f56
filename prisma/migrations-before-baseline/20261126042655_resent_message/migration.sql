-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "resentAsId" UUID;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_resentAsId_fkey" FOREIGN KEY ("resentAsId") REFERENCES "Message"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Letters that were sent another way before
UPDATE "Message" m SET "resentAsId" = (
  SELECT n."id" FROM "Message" n WHERE n."letterId" = m."letterId" AND n."kind" = m."kind" AND n."channel" <> m."channel" AND n."createdAt" > m."createdAt"
  ORDER BY n."createdAt" LIMIT 1
) WHERE m."recipientType" = 'victim' AND m."letterId" IS NOT NULL AND m."kind" <> 'letter-void' AND m."handledAt" IS NOT NULL;
