-- AlterTable
ALTER TABLE "Resource" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

