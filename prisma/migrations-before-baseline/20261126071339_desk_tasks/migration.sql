-- CreateEnum
CREATE TYPE "DeskTaskState" AS ENUM ('open', 'done', 'dropped');

-- CreateTable
CREATE TABLE "DeskTask" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "requestId" INTEGER,
    "about" TEXT NOT NULL DEFAULT '',
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "ownerId" INTEGER,
    "state" "DeskTaskState" NOT NULL DEFAULT 'open',
    "closedAt" TIMESTAMPTZ(3),
    "closedBy" TEXT,
    "outcome" TEXT,
    "note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DeskTask_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DeskTask_state_dueAt_id_idx" ON "DeskTask"("state", "dueAt", "id");

-- CreateIndex
CREATE INDEX "DeskTask_requestId_idx" ON "DeskTask"("requestId");

-- AddForeignKey
ALTER TABLE "DeskTask" ADD CONSTRAINT "DeskTask_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeskTask" ADD CONSTRAINT "DeskTask_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- One open task of a kind about a subject.
CREATE UNIQUE INDEX "DeskTask_one_open" ON "DeskTask" ("kind", "subjectType", "subjectId") WHERE "state" = 'open';
ALTER TABLE "DeskTask" ADD CONSTRAINT "DeskTask_closed_has_a_time" CHECK (("state" = 'open') = ("closedAt" IS NULL));
-- Finds approvals that wait for money without reading every allocation.
CREATE INDEX "FundAllocation_waits" ON "FundAllocation" ("requestId") WHERE "waitsForFundAt" IS NOT NULL;
