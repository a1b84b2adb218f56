-- CreateIndex
CREATE INDEX "PersonVerdict_secondId_idx" ON "PersonVerdict"("secondId");
