-- AlterTable
ALTER TABLE "Deposit" ADD COLUMN     "purpose" TEXT,
ADD COLUMN     "toFundId" INTEGER;

-- CreateIndex
CREATE INDEX "Deposit_toFundId_idx" ON "Deposit"("toFundId");

-- AddForeignKey
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_toFundId_fkey" FOREIGN KEY ("toFundId") REFERENCES "Fund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Money moves between two funds as two entries, one in each journal: out of one fund's available money into "transfer", and
-- from there into the other's. `ledger:verify` compares both with the deposit.
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_transfer_names_another_fund"
  CHECK (("kind" = 'transfer') = ("toFundId" IS NOT NULL) AND ("kind" = 'transfer') = ("purpose" IS NOT NULL) AND "toFundId" <> "fundId");
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_has_two_sides";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_has_two_sides" CHECK (("source", "target") IN (
  ('funder', 'available'), ('available', 'funder'), ('available', 'withdrawn'), ('available', 'transfer'), ('transfer', 'available'),
  ('available', 'reserved'), ('reserved', 'available'), ('reserved', 'committed'), ('committed', 'reserved'),
  ('committed', 'available'), ('committed', 'spent'), ('reserved', 'spent'), ('spent', 'reserved'), ('committed', 'lost')));
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_names_its_request";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_names_its_request"
  CHECK (("requestId" IS NOT NULL) OR ("source" IN ('funder', 'available', 'transfer') AND "target" IN ('funder', 'available', 'withdrawn', 'transfer')));
