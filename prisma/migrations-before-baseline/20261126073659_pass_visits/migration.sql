-- DropForeignKey
ALTER TABLE "Redemption" DROP CONSTRAINT "Redemption_terminalId_fkey";

-- AlterTable
ALTER TABLE "HelpPass" ADD COLUMN     "lastReadAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "HelpPassSession" ADD COLUMN     "asksContact" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "newSince" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "HelpPassVisit" (
    "passId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "level" INTEGER NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "HelpPassVisit_pkey" PRIMARY KEY ("passId","day","level")
);

-- AddForeignKey
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_terminalId_fkey" FOREIGN KEY ("terminalId") REFERENCES "RedemptionTerminal"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpPassVisit" ADD CONSTRAINT "HelpPassVisit_passId_fkey" FOREIGN KEY ("passId") REFERENCES "HelpPass"("id") ON DELETE CASCADE ON UPDATE CASCADE;

