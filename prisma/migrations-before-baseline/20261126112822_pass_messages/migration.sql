-- AlterEnum
ALTER TYPE "MessageChannel" ADD VALUE 'pass';

