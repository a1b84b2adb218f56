-- CreateTable
CREATE TABLE "ReplyWriter" (
    "thread" TEXT NOT NULL,
    "sessionId" INTEGER NOT NULL,
    "adminName" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReplyWriter_pkey" PRIMARY KEY ("thread")
);

