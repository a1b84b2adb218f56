-- note: Checks one foreign key of Voucher again. The table is small, so nothing waits for long.
-- The request of a used voucher stays, as the voucher does.
ALTER TABLE "Voucher" DROP CONSTRAINT "Voucher_requestId_fkey",
  ADD CONSTRAINT "Voucher_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
