import type { Prisma, Recipient } from "../../../prisma/client/client.ts";
import { tellSupervisor } from "../supervisor-approval/approval-request.ts";
import type { Context } from "../../core/context.ts";
import { dateOf, minutesIn, tooMany } from "../../core/quotas.ts";
import { originKeyOf } from "../../core/sessions/sessions.ts";
import { record } from "../../core/audit/record.ts";
import { isAdmin, isCitizen, isOfficer, type AdminViewer } from "../../core/access/viewer.ts";
import { scopedTo } from "../../core/access/agency-scope.ts";
import { Refusal } from "../../core/errors.ts";
import { jurisdictionCodes } from "../../../shared/community/directory/rules.ts";
import { attachEvidence } from "../evidence/service.ts";
import { confirmedBy } from "../needs/confirmed.ts";
import { helpTypesOf, priceOf } from "../../../shared/intake/needs/rules.ts";
import { needsIn, settleNeeds } from "../needs/settle.ts";
import { rememberLanguage } from "../people/language.ts";
import { personKeys } from "../people/keys.ts";
import { namedIn, relationOf } from "../people/relation.ts";
import { writeSafeContact } from "../safe-contact/write.ts";
import { limitsOf } from "../../../shared/platform/system/rules.ts";
import { mayMail } from "../../messages/communications/mail-limit.ts";
import { demandOpenCase } from "../request-access/own-case.ts";
import { freeCaseId } from "./draft.ts";
import {
  requestsPerDayUnconfirmed,
  requestsPerDevicePerDay,
  requestsPerNetworkPerDay,
  stateInAddress,
  type NewRequest,
} from "../../../shared/intake/requests/rules.ts";
import { says } from "../../../shared/intake/requests/sentences.ts";
import { says as agencySays } from "../../../shared/accounts/agencies/sentences.ts";
import { dayMs, secondMs } from "../../../shared/core/time/durations.ts";
import { lockName } from "../../core/database/locks.sql.ts";

/** A new request's form, with the contact read by the caller. */
export type Filed = Omit<NewRequest, "caseId"> & {
  caseId: string;
  victimContact: string;
  victimPhoneE164: string | null;
};

/** The agency of a request that an administrator files: the one that is shown, or the only one. */
function filingAgency(viewer: AdminViewer): number | null {
  const { agencies } = scopedTo(viewer);
  if (agencies === null) return null;
  const [only, another] = agencies;
  if (only === undefined || another !== undefined) throw new Refusal("INVALID", agencySays.chooseAgency);
  return only;
}

/** Writes the request with its audit row and its supervisor's email, for its owner. */
export async function writeRequest(context: Context, tx: Prisma.TransactionClient, form: Filed) {
  const { viewer } = context;
  if (isOfficer(viewer)) await demandOpenCase(tx, viewer);
  await demandDailyRoom(context, tx);
  const verification = isOfficer(viewer)
    ? await tx.verification.findUniqueOrThrow({
        where: { id: viewer.verificationId },
        include: { recipient: true, officer: true },
      })
    : null;
  const { own, wishes } = inherited(verification?.recipient ?? null, form);
  const settled = settleNeeds({
    stated: form.needs ?? needsIn(own?.needs ?? null),
    texts: [form.requestDetails, own?.statementOfNeed],
    services: verification?.services ?? [],
  });
  const requestedHelpTypes = helpTypesOf(settled.needs);
  const address = form.victimAddress || own?.address || "";
  const request = await tx.emergencyRequest.create({
    data: {
      caseId: await freeCaseId(context, tx, form.caseId),
      urgencyLevel: form.urgencyLevel,
      officerId: isOfficer(viewer) ? viewer.officerId : null,
      citizenId: isCitizen(viewer) ? viewer.citizenId : null,
      verificationId: verification?.id ?? null,
      ...(isAdmin(viewer) && { agencyId: filingAgency(viewer) }),
      victimName: form.victimName,
      victimContact: form.victimContact,
      victimAddress: address,
      victimPhone: form.victimPhone,
      victimPhoneE164: form.victimPhoneE164,
      victimEmail: form.victimEmail,
      anonymous: wishes?.anonymous ?? false,
      contacting: wishes?.contacting ?? true,
      state: stateInAddress(address, jurisdictionCodes),
      requestDetails: form.requestDetails,
      requestedHelpTypes,
      needs: settled.needs,
      ...confirmedBy(context, settled.source),
      requestAmountCents: priceOf(settled.needs, limitsOf(context.config())),
      language: form.language ?? own?.language ?? verification?.language ?? context.language,
      createdAt: context.now(),
    },
  });
  const { safeContact, language } = form;
  if (own && language && language !== own.language) await rememberLanguage(tx, request.id, language);
  if (safeContact)
    await writeSafeContact(context, tx, {
      ...{ requestId: request.id, saidBy: "officer", shown: 0 },
      // Filing never lifts the wish of the case's recipient.
      form: request.contacting ? safeContact : { ...safeContact, way: "none" },
    });
  await tx.personKey.createMany({
    data: personKeys(context, request).map((row) => ({ requestId: request.id, ...row })),
  });
  await attachEvidence(tx, context, {
    requestId: request.id,
    verificationId: verification?.id ?? null,
    urls: form.evidenceUrls,
  });
  await record(tx, context, {
    action: "request.created",
    resourceType: "request",
    resourceId: request.id,
    details: {
      caseId: request.caseId,
      urgencyLevel: request.urgencyLevel,
      helpTypes: requestedHelpTypes,
      needs: settled.source,
      evidence: form.evidenceUrls.length,
    },
  });
  // A supervisor who got many emails and confirmed no one is not contacted again. Once they
  // confirm, they are asked about what is ready.
  if (verification && (await mayMail(tx, context, verification.supervisorEmail)))
    await tellSupervisor(context, tx, { request, verification });
  return { requestId: request.id, citizenId: request.citizenId };
}

/**
 * What a request takes over from its case's recipient. A case may have a request for someone else,
 * so only the same person's record counts. Wishes protect: they are dropped only for someone who is
 * clearly another person.
 */
function inherited(recipient: Recipient | null, form: Filed) {
  const { victimName: name, victimPhone: phone, victimEmail: email } = form;
  const relation = recipient && relationOf(namedIn(recipient), { name, phone, email });
  return {
    own: relation === "same" ? recipient : null,
    wishes: relation === "other" ? null : recipient,
  };
}

/**
 * Unconfirmed people may file five requests a day: a citizen, and an officer without a supervisor's
 * answer. Their network has a limit of its own.
 */
async function demandDailyRoom(context: Context, tx: Prisma.TransactionClient) {
  const { viewer, now } = context;
  const confirmed = isOfficer(viewer) && (viewer.trust === "limited" || viewer.trust === "trusted");
  if (confirmed || isAdmin(viewer)) return;
  const originKey = originKeyOf(context);
  // One at a time, or a burst would be counted before any of it is written.
  await lockName(tx, isOfficer(viewer) ? `officer:${viewer.officerId}` : originKey);
  const newest = (where: Prisma.EmergencyRequestWhereInput, { since, skip }: { since: Date; skip: number }) =>
    dateOf(
      tx.emergencyRequest.findFirst({
        where: { ...where, createdAt: { gt: since } },
        orderBy: { createdAt: "desc" },
        skip,
        select: { createdAt: true },
      }),
    );
  const own = isOfficer(viewer)
    ? { officerId: viewer.officerId }
    : { citizenId: isCitizen(viewer) ? viewer.citizenId : -1 };
  const since = new Date(now().getTime() - dayMs);
  const fifth = await newest(own, { since, skip: requestsPerDayUnconfirmed - 1 });
  if (fifth) {
    const waitMs = fifth.getTime() + dayMs - now().getTime();
    throw tooMany(context, waitMs, says.filedToday({ minutes: minutesIn(waitMs) }));
  }
  if (!isOfficer(viewer))
    await context.quotas.countRows(requestLimit, context, (page) => newest({ citizen: { originKey } }, page));
}

const requestLimit = {
  name: "request",
  own: requestsPerDevicePerDay,
  network: requestsPerNetworkPerDay,
  seconds: dayMs / secondMs,
};
