-- CreateTable
CREATE TABLE "ShiftHandover" (
    "id" SERIAL NOT NULL,
    "by" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "acknowledgedBy" TEXT,
    "acknowledgedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ShiftHandover_pkey" PRIMARY KEY ("id")
);

