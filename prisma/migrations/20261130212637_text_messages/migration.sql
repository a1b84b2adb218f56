-- note: Adds columns with a constant default, which rewrites no row. Reading and writing Message wait for a moment.
-- CreateEnum
CREATE TYPE "TextConsentWay" AS ENUM ('officer_asked', 'form', 'pass', 'wrote_first');

-- CreateEnum
CREATE TYPE "TextStopWay" AS ENUM ('text', 'page', 'call', 'email', 'letter', 'in_person', 'other');

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "introduces" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "smsHours" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "smsSender" TEXT NOT NULL DEFAULT 'Resource Line';

-- AlterTable
ALTER TABLE "TextStop" ADD COLUMN     "recordedBy" TEXT,
ADD COLUMN     "way" "TextStopWay" NOT NULL DEFAULT 'text';

-- CreateTable
CREATE TABLE "TextConsent" (
    "requestId" INTEGER NOT NULL,
    "way" "TextConsentWay" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "recordedBy" TEXT,

    CONSTRAINT "TextConsent_pkey" PRIMARY KEY ("requestId")
);

-- AddForeignKey
ALTER TABLE "TextConsent" ADD CONSTRAINT "TextConsent_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

