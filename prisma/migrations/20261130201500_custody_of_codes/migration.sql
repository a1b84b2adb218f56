-- note: Adds a column with a constant default and two tables. Nothing waits for long.

ALTER TABLE "VendorCode" ADD COLUMN "isHeld" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "SystemConfig" ADD COLUMN "largeCodeCents" INTEGER NOT NULL DEFAULT 10000;

CREATE TABLE "CodeImport" (
  "batch" TEXT NOT NULL,
  "vendorId" INTEGER NOT NULL,
  "importedById" INTEGER NOT NULL,
  "importedBy" TEXT NOT NULL,
  "importedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "approvedById" INTEGER,
  "approvedBy" TEXT,
  "approvedAt" TIMESTAMPTZ(3),
  CONSTRAINT "CodeImport_pkey" PRIMARY KEY ("batch"),
  CONSTRAINT "CodeImport_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "CodeImport_by_another" CHECK ("approvedById" <> "importedById"),
  CONSTRAINT "CodeImport_approved_whole" CHECK (("approvedById" IS NULL) = ("approvedAt" IS NULL) AND ("approvedBy" IS NULL) = ("approvedAt" IS NULL))
);
CREATE INDEX "CodeImport_vendorId_idx" ON "CodeImport" ("vendorId");

CREATE TABLE "CodeCount" (
  "id" SERIAL NOT NULL,
  "vendorId" INTEGER NOT NULL,
  "month" TEXT NOT NULL,
  "counted" INTEGER NOT NULL,
  "inSystem" INTEGER NOT NULL,
  "reason" TEXT,
  "countedById" INTEGER NOT NULL,
  "countedBy" TEXT NOT NULL,
  "countedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "signedById" INTEGER,
  "signedBy" TEXT,
  "signedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "CodeCount_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "CodeCount_vendorId_fkey" FOREIGN KEY ("vendorId") REFERENCES "Vendor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "CodeCount_month_is_one" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  CONSTRAINT "CodeCount_not_negative" CHECK ("counted" >= 0 AND "inSystem" >= 0),
  CONSTRAINT "CodeCount_difference_has_a_reason" CHECK ("counted" = "inSystem" OR "reason" IS NOT NULL),
  CONSTRAINT "CodeCount_signed_by_another" CHECK ("signedById" <> "countedById"),
  CONSTRAINT "CodeCount_signed_whole" CHECK (("signedById" IS NULL) = ("signedAt" IS NULL) AND ("signedBy" IS NULL) = ("signedAt" IS NULL))
);
CREATE UNIQUE INDEX "CodeCount_vendorId_month_key" ON "CodeCount" ("vendorId", "month");
