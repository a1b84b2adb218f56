import type { Bytes } from "../../../core/device/bytes.ts";
import type { Attachment } from "../attachments/attachment.ts";
import type { Incident } from "../store/incident.ts";

/** The log as one file: the entries and their attachments. */
export interface Copy {
  incidents: Incident[];
  files: CopiedFile[];
}
export interface CopiedFile {
  attachment: Attachment;
  content: Bytes;
}
