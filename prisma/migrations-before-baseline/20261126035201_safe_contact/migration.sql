-- CreateEnum
CREATE TYPE "SafeWay" AS ENUM ('any', 'sms', 'email', 'call');

-- CreateEnum
CREATE TYPE "ContactSayer" AS ENUM ('officer', 'person');

-- CreateTable
CREATE TABLE "SafeContact" (
    "requestId" INTEGER NOT NULL,
    "way" "SafeWay" NOT NULL DEFAULT 'any',
    "fromMinute" INTEGER,
    "toMinute" INTEGER,
    "timeZone" TEXT NOT NULL,
    "mayLeaveMessage" BOOLEAN NOT NULL DEFAULT false,
    "saidBy" "ContactSayer" NOT NULL,
    "saidAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "SafeContact_pkey" PRIMARY KEY ("requestId")
);

-- AddForeignKey
ALTER TABLE "SafeContact" ADD CONSTRAINT "SafeContact_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

