-- CreateTable
CREATE TABLE "SupervisorDeputy" (
    "id" SERIAL NOT NULL,
    "mailbox" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "deputyName" TEXT NOT NULL,
    "deputyMailbox" TEXT NOT NULL,
    "deputyKey" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "nonce" TEXT NOT NULL,
    "supervisorHash" TEXT NOT NULL,
    "deputyHash" TEXT NOT NULL,
    "supervisorConfirmedAt" TIMESTAMPTZ(3),
    "deputyConfirmedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "noticed" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SupervisorDeputy_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SupervisorDeputy_supervisorHash_key" ON "SupervisorDeputy"("supervisorHash");

-- CreateIndex
CREATE UNIQUE INDEX "SupervisorDeputy_deputyHash_key" ON "SupervisorDeputy"("deputyHash");

-- CreateIndex
CREATE INDEX "SupervisorDeputy_mailbox_createdAt_idx" ON "SupervisorDeputy"("mailbox", "createdAt");

-- CreateIndex
CREATE INDEX "SupervisorDeputy_deputyMailbox_endsAt_idx" ON "SupervisorDeputy"("deputyMailbox", "endsAt");

-- CreateIndex
CREATE INDEX "SupervisorDeputy_endsAt_idx" ON "SupervisorDeputy"("endsAt");

