-- CreateEnum
CREATE TYPE "CorrectionProblem" AS ENUM ('number', 'closed', 'address', 'other');

-- CreateEnum
CREATE TYPE "CorrectionState" AS ENUM ('open', 'resolved');

-- CreateTable
CREATE TABLE "Correction" (
    "id" SERIAL NOT NULL,
    "resourceId" INTEGER,
    "resourceKey" TEXT NOT NULL,
    "resourceName" TEXT NOT NULL,
    "contactInfo" TEXT NOT NULL,
    "problem" "CorrectionProblem" NOT NULL,
    "details" TEXT,
    "email" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "state" "CorrectionState" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedById" INTEGER,

    CONSTRAINT "Correction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Correction_resourceId_idx" ON "Correction"("resourceId");

-- CreateIndex
CREATE INDEX "Correction_state_id_idx" ON "Correction"("state", "id" DESC);

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_resolvedById_fkey" FOREIGN KEY ("resolvedById") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

