-- DropForeignKey
ALTER TABLE "Redemption" DROP CONSTRAINT "Redemption_terminalId_fkey";

-- AddForeignKey
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_terminalId_fkey" FOREIGN KEY ("terminalId") REFERENCES "RedemptionTerminal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

