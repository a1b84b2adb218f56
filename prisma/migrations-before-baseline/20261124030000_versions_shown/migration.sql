-- What is known of a provider, and the record of a person in need, are changed as they were shown: of two who write at once,
-- or late, the slower one hears of it.
ALTER TABLE "Vendor" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "VictimInfo" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
