-- note: Adds an empty list to accounts, which takes no time.
ALTER TABLE "Admin" ADD COLUMN "caseFacts" TEXT[] DEFAULT ARRAY[]::TEXT[];
