-- note: Files show whether they are a PDF that may need a password, or one with attached files.
ALTER TABLE "Evidence" ADD COLUMN "containsFiles" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "isEncrypted" BOOLEAN NOT NULL DEFAULT false;
