-- CreateTable
CREATE TABLE "CaseOwner" (
    "requestId" INTEGER NOT NULL,
    "adminId" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseOwner_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "CaseNote" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "by" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseMention" (
    "noteId" INTEGER NOT NULL,
    "adminId" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "CaseMention_pkey" PRIMARY KEY ("noteId","adminId")
);

-- CreateIndex
CREATE INDEX "CaseOwner_adminId_idx" ON "CaseOwner"("adminId");

-- CreateIndex
CREATE INDEX "CaseNote_requestId_id_idx" ON "CaseNote"("requestId", "id");

-- CreateIndex
CREATE INDEX "CaseMention_adminId_seenAt_idx" ON "CaseMention"("adminId", "seenAt");

-- AddForeignKey
ALTER TABLE "CaseOwner" ADD CONSTRAINT "CaseOwner_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseOwner" ADD CONSTRAINT "CaseOwner_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseNote" ADD CONSTRAINT "CaseNote_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseNote" ADD CONSTRAINT "CaseNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseMention" ADD CONSTRAINT "CaseMention_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "CaseNote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseMention" ADD CONSTRAINT "CaseMention_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

