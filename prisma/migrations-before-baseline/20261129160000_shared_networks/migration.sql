-- note: Adds the list of shared networks, whose limits are ten times as high, and one email for all officers who wait for a silent supervisor.

CREATE TABLE "SharedNetwork" (
    "id" SERIAL NOT NULL,
    "cidr" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "listedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),
    "removedBy" TEXT,
    CONSTRAINT "SharedNetwork_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "SharedNetwork_removedAt_idx" ON "SharedNetwork"("removedAt");
CREATE UNIQUE INDEX "SharedNetwork_listed_once" ON "SharedNetwork"("cidr") WHERE "removedAt" IS NULL;

CREATE TABLE "SupervisorRoundup" (
    "mailboxKey" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "mailedAt" TIMESTAMPTZ(3),
    CONSTRAINT "SupervisorRoundup_pkey" PRIMARY KEY ("mailboxKey")
);
CREATE INDEX "SupervisorRoundup_dueAt_idx" ON "SupervisorRoundup"("dueAt");

ALTER TABLE "Verification" ADD COLUMN "waitsForRoundup" BOOLEAN NOT NULL DEFAULT false;
