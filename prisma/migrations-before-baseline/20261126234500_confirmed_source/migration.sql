-- note: Adds an empty column to the directory, which takes no time.
ALTER TABLE "Resource" ADD COLUMN "confirmedSource" TEXT;
