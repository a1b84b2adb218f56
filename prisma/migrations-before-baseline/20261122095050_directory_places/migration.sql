-- AlterTable
ALTER TABLE "Recommendation" ADD COLUMN     "resourcesAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Resource" ADD COLUMN     "city" TEXT,
ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "counties" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "kind" TEXT;

