import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  kindMissing: "Choose why the packet is made",
  matterMissing: "Enter the matter: the name of the lawsuit, or the number of the request",
  referenceMissing: "Enter the number of the order, subpoena, request or release",
  bodyMissing: "Enter the organization that receives the packet",
  prefixWrong: "Use 1 to 12 letters, digits and hyphens, such as DOE",
  firstNumberWrong: "Enter a number from 1 to 900,000",
  partsMissing: "Choose at least one document",
  fileMissing: "This file is not part of the case. Reload the page.",
  tooManyFiles: "Choose at most 50 files",
  exemptionMissing: "Enter the law that allows this redaction",
  boxOutside: "A box must be on its page",
  tooManyBoxes: "Use at most 50 boxes on a page and 1,000 in a packet",
  lawMissing: ({ body }: { body: string }) =>
    `Record the order for ${body} under Releases first, with the way “A law or a court order”`,
  releaseMissing: ({ body }: { body: string }) =>
    `${body} has no active release of this person. Record it under Releases first.`,
  filesNeedRelease: ({ body }: { body: string }) =>
    `Files can show who the person is. They need a release or an order for ${body} with all three groups. Leave the files out, or record it under Releases.`,
  fileUnreadable: ({ name }: { name: string }) =>
    `${name} is damaged or protected by a password, so its pages can't be shown. Leave it out.`,
  fileTooLarge: ({ name }: { name: string }) => `${name} has too many pixels to be shown. Leave it out.`,
  fileWithoutPages: ({ name }: { name: string }) => `${name} has no pages. Hand recordings over separately.`,
  tooManyPages: ({ count, most }: { count: number; most: number }) =>
    `The packet would have ${count} pages; ${most} is the most. Leave documents out, or make two packets.`,
  empty: "The chosen documents have nothing in them",
  missing: "This packet no longer exists.",
  pageMissing: "The packet has no such page.",
  changed: "Someone else changed this packet. Reload the page to see it.",
  destroyed: "A part of this record was destroyed meanwhile. Collect the packet again.",
  notDone: "The packet isn't finished yet.",
  withdrawn:
    "The release or order has ended or was withdrawn, so this packet can't be handed out. Record a new one, or make another packet.",
  busy: "The server is drawing other pages. Try again in a moment.",
};

export const says = sentences("packets", en);
