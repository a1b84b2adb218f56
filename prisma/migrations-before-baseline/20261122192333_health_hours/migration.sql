-- AlterTable
ALTER TABLE "HealthSample" ADD COLUMN     "reason" TEXT,
ADD COLUMN     "samples" INTEGER NOT NULL DEFAULT 1;

