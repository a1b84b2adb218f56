import type { Bytes } from "../../core/device/bytes.ts";
import type { Attachment } from "../attachments/attachment.ts";
import type { Incident } from "../store/incident.ts";

/**
 * The log as one file that somebody keeps elsewhere: the entries and all that is attached to them.
 */
export interface Copy {
  incidents: Incident[];
  files: CopiedFile[];
}
export interface CopiedFile {
  attachment: Attachment;
  content: Bytes;
}
