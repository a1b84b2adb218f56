-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "transparencyPage" BOOLEAN NOT NULL DEFAULT false;

