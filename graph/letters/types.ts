import type { HelpType } from "../../prisma/client/enums.ts";

/** What a letter needs to know of its request. */
export interface LetterRequest {
  id: number;
  caseId: string;
  language: string;
  requestedHelpTypes: HelpType[];
  /** The needs as the row stores them: { meals, room, ride, other } */
  needs: unknown;
  victimName: string;
  victimPhone: string;
  victimEmail: string;
  anonymous: boolean;
  contacting: boolean;
  verificationId: number | null;
  officer: {
    name: string;
    email: string;
    phone: string;
    notifyByEmail: boolean;
    notifyBySms: boolean;
  } | null;
  victimInfo: { fullName: string; phone: string; email: string } | null;
}

/** Help from one vendor; only the recipient's letter contains its codes. */
export interface DispatchOfLetter {
  id: number;
  helpType: HelpType;
  vendor: {
    name: string;
    supportPhones: readonly string[];
    chatUrl: string | null;
    website: string | null;
    supportHours: string | null;
    emergencyContact: string | null;
    serviceArea: string | null;
  };
  code: string;
  confirmationNumber: string;
  valueCents: number;
  people: number | null;
  hours: number | null;
}
