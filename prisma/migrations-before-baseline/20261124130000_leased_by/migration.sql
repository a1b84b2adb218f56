-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "leasedBy" TEXT;

-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "leasedBy" TEXT;
