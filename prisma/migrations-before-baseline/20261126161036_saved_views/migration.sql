-- CreateEnum
CREATE TYPE "DeskDensity" AS ENUM ('comfortable', 'compact', 'dense');

-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "density" "DeskDensity";

-- CreateTable
CREATE TABLE "CaseFilter" (
    "id" SERIAL NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseFilter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CaseFilter_ownerId_name_key" ON "CaseFilter"("ownerId", "name");

-- AddForeignKey
ALTER TABLE "CaseFilter" ADD CONSTRAINT "CaseFilter_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

