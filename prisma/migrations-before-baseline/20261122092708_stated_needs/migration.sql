-- CreateEnum
CREATE TYPE "NeedsSource" AS ENUM ('confirmed', 'read');

-- AlterTable
ALTER TABLE "EmergencyRequest" ADD COLUMN     "needs" JSONB,
ADD COLUMN     "needsConfirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "needsConfirmedBy" TEXT,
ADD COLUMN     "needsConfirmedKind" "ActorKind",
ADD COLUMN     "needsSource" "NeedsSource";

-- AlterTable
ALTER TABLE "Recipient" ADD COLUMN     "needs" JSONB,
ADD COLUMN     "needsConfirmedAt" TIMESTAMPTZ(3);

-- What is called confirmed was said by somebody at some moment.
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_confirmed_needs_have_a_moment"
  CHECK ("needsSource" IS DISTINCT FROM 'confirmed' OR ("needs" IS NOT NULL AND "needsConfirmedAt" IS NOT NULL AND "needsConfirmedKind" IS NOT NULL));
ALTER TABLE "Recipient" ADD CONSTRAINT "Recipient_needs_have_a_moment"
  CHECK (("needs" IS NULL) = ("needsConfirmedAt" IS NULL));
