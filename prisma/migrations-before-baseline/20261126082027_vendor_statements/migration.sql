-- CreateEnum
CREATE TYPE "StatementLineState" AS ENUM ('matched', 'open', 'accepted', 'refused');

-- CreateTable
CREATE TABLE "VendorStatement" (
    "id" SERIAL NOT NULL,
    "vendorId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "fileHash" TEXT NOT NULL,
    "importedBy" TEXT NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VendorStatement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StatementLine" (
    "id" SERIAL NOT NULL,
    "statementId" INTEGER NOT NULL,
    "vendorId" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "on" DATE NOT NULL,
    "cents" BIGINT NOT NULL,
    "verdict" TEXT NOT NULL,
    "dispatchId" INTEGER,
    "requestId" INTEGER,
    "state" "StatementLineState" NOT NULL,
    "settledBy" TEXT,
    "settledAt" TIMESTAMPTZ(3),
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "StatementLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerMonth" (
    "month" TEXT NOT NULL,
    "entries" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedBy" TEXT NOT NULL,

    CONSTRAINT "LedgerMonth_pkey" PRIMARY KEY ("month")
);

-- CreateIndex
CREATE UNIQUE INDEX "VendorStatement_vendorId_fileHash_key" ON "VendorStatement"("vendorId", "fileHash");

-- CreateIndex
CREATE INDEX "StatementLine_dispatchId_idx" ON "StatementLine"("dispatchId");

-- CreateIndex
CREATE INDEX "StatementLine_requestId_idx" ON "StatementLine"("requestId");

-- CreateIndex
CREATE INDEX "StatementLine_state_on_idx" ON "StatementLine"("state", "on");

-- CreateIndex
CREATE UNIQUE INDEX "StatementLine_statementId_line_key" ON "StatementLine"("statementId", "line");

-- AddForeignKey
ALTER TABLE "VendorStatement" ADD CONSTRAINT "VendorStatement_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "VendorStatement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "HelpDispatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- A dispatch is paid by one line of a statement.
CREATE UNIQUE INDEX "StatementLine_pays_once" ON "StatementLine" ("dispatchId") WHERE "state" IN ('matched', 'accepted');
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_is_positive" CHECK ("cents" > 0);
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_settled_with_a_reason"
  CHECK (("state" IN ('accepted', 'refused')) = ("reason" IS NOT NULL) AND ("reason" IS NULL) = ("settledBy" IS NULL) AND ("reason" IS NULL) = ("settledAt" IS NULL));

-- A closed month stays as it was hashed: an entry that would be dated in it is dated now. The ledger's clock is the
-- application's, so most entries are of the running month and are not compared.
CREATE FUNCTION fund_after_closed_months() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM "LedgerMonth" m WHERE m."month" = to_char(NEW."at" AT TIME ZONE 'UTC', 'YYYY-MM')) THEN
    NEW."at" := greatest(clock_timestamp(),
      (SELECT max(to_timestamp(m."month" || '-01', 'YYYY-MM-DD')::timestamp AT TIME ZONE 'UTC' + interval '1 month') FROM "LedgerMonth" m));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "LedgerEntry_after_closed_months" BEFORE INSERT ON "LedgerEntry" FOR EACH ROW EXECUTE FUNCTION fund_after_closed_months();
CREATE TRIGGER "LedgerMonth_stays" BEFORE UPDATE OR DELETE ON "LedgerMonth" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "LedgerMonth_is_not_emptied" BEFORE TRUNCATE ON "LedgerMonth" FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
