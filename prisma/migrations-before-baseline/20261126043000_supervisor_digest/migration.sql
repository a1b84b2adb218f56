-- CreateTable
CREATE TABLE "SupervisorDigest" (
    "mailbox" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "linkHash" TEXT NOT NULL,
    "nextAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SupervisorDigest_pkey" PRIMARY KEY ("mailbox")
);

-- CreateIndex
CREATE UNIQUE INDEX "SupervisorDigest_linkHash_key" ON "SupervisorDigest"("linkHash");

-- CreateIndex
CREATE INDEX "SupervisorDigest_nextAt_idx" ON "SupervisorDigest"("nextAt");
