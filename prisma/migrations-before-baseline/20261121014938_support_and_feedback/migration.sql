-- CreateEnum
CREATE TYPE "CallbackStatus" AS ENUM ('waiting', 'claimed', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "FeedbackType" AS ENUM ('general', 'concern', 'positive');

-- AlterTable
ALTER TABLE "CallbackRequest" ADD COLUMN     "claimedAt" TIMESTAMPTZ(3),
ADD COLUMN     "dueAt" TIMESTAMPTZ(3),
ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en',
ADD COLUMN     "ownerId" INTEGER,
ADD COLUMN     "status" "CallbackStatus" NOT NULL DEFAULT 'waiting';

-- CreateTable
CREATE TABLE "Feedback" (
    "id" SERIAL NOT NULL,
    "receipt" TEXT NOT NULL,
    "feedbackType" "FeedbackType" NOT NULL,
    "agency" TEXT NOT NULL,
    "feedback" TEXT NOT NULL,
    "wantsFollowUp" BOOLEAN NOT NULL DEFAULT false,
    "email" TEXT,
    "phone" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Feedback_receipt_key" ON "Feedback"("receipt");

-- CreateIndex
CREATE INDEX "Feedback_createdAt_idx" ON "Feedback"("createdAt");

-- CreateIndex
CREATE INDEX "CallbackRequest_status_requestType_createdAt_idx" ON "CallbackRequest"("status", "requestType", "createdAt");

-- AddForeignKey
ALTER TABLE "CallbackRequest" ADD CONSTRAINT "CallbackRequest_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

