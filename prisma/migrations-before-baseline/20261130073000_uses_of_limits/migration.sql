-- note: Adds an empty table.

-- Counts that several copies of the server share.
CREATE TABLE "LimitUse" (
  "key" TEXT NOT NULL,
  "uses" INTEGER NOT NULL,
  "endsAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "LimitUse_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "LimitUse_endsAt_idx" ON "LimitUse"("endsAt");
