-- note: Indexes messages by their officer's case, so that the inbox never looks for a newer one among all messages.

CREATE INDEX "Message_verificationId_idx" ON "Message" ("verificationId") WHERE "verificationId" IS NOT NULL;
