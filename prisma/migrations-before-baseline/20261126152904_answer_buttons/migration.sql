-- A Help Pass has no templates.
CREATE TYPE "TemplateChannel" AS ENUM ('email', 'sms', 'phone');
ALTER TABLE "CommunicationTemplate"
  ALTER COLUMN "channel" TYPE "TemplateChannel" USING "channel"::text::"TemplateChannel";

-- Answers that were written in a Help Pass had no message's link. A new type, because a value that
-- is added to one cannot be used in the same transaction.
CREATE TYPE "ResponseType_new" AS ENUM ('email', 'sms', 'other', 'pass');
ALTER TABLE "RecipientResponse"
  ALTER COLUMN "responseType" TYPE "ResponseType_new" USING (
    CASE
      WHEN "responseType" = 'other' AND "replyLinkId" IS NULL THEN 'pass'
      ELSE "responseType"::text
    END
  )::"ResponseType_new";
DROP TYPE "ResponseType";
ALTER TYPE "ResponseType_new" RENAME TO "ResponseType";

-- Buttons were recognized by the words that administrators read.
CREATE TYPE "AnswerButton" AS ENUM ('problem', 'received', 'dispute', 'exposed', 'pin_asked');
ALTER TABLE "RecipientResponse" ADD COLUMN "button" "AnswerButton";
UPDATE "RecipientResponse" SET "button" = (
  CASE "content"
    WHEN 'It doesn''t work.' THEN 'problem'
    WHEN 'I got it.' THEN 'received'
    WHEN 'That wasn''t me: someone else used this help.' THEN 'dispute'
    WHEN 'Someone else saw the Help Pass, so it was ended. Make a new one and hand it over safely.' THEN 'exposed'
    WHEN 'Someone at the Help Pass has no PIN for it. Ask the recipient in a safe way, then make a new pass and hand it over.' THEN 'pin_asked'
  END
)::"AnswerButton"
WHERE "recipientType" = 'victim' AND "responseType" IN ('sms', 'pass');
