import type { DeskPart } from "../admin/desk.ts";
import { correctionDesk } from "../corrections/desk.tsx";

/** What the domains bring to the administrators' desk, in the order in which it is shown. */
export const deskParts: readonly DeskPart[] = [correctionDesk];
