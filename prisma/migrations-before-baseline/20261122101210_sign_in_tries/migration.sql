-- AlterTable
ALTER TABLE "Admin" DROP COLUMN "failedLogins",
DROP COLUMN "lockedUntil";

-- CreateTable
CREATE TABLE "SignInTries" (
    "key" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "lockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "SignInTries_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "SignInTries_at_idx" ON "SignInTries"("at");

