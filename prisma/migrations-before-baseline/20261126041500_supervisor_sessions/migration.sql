-- CreateTable
CREATE TABLE "SupervisorSession" (
    "id" SERIAL NOT NULL,
    "mailbox" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "linkHash" TEXT NOT NULL,
    "linkExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "tokenHash" TEXT,
    "endsAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SupervisorSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SupervisorSession_linkHash_key" ON "SupervisorSession"("linkHash");

-- CreateIndex
CREATE UNIQUE INDEX "SupervisorSession_tokenHash_key" ON "SupervisorSession"("tokenHash");

-- CreateIndex
CREATE INDEX "SupervisorSession_mailbox_createdAt_idx" ON "SupervisorSession"("mailbox", "createdAt");
