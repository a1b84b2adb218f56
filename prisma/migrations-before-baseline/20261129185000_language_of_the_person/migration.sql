-- note: Keeps the language that was chosen for a case's recipient, for their letters, texts and pass.

ALTER TABLE "Recipient" ADD COLUMN "language" TEXT;
