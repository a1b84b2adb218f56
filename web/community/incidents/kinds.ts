import type { IconName } from "../../design/text/Icon.tsx";
import type { AttachmentKind } from "./store/incident.ts";

export const kindIcons: Record<AttachmentKind, IconName> = {
  image: "image",
  audio: "microphone",
  document: "file",
};
