import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import {
  releaseGroups,
  releaseSigners,
  releaseStates,
  releaseWays,
  stateOfRelease,
} from "../../../shared/intake/releases/rules.ts";
import { readsReleases, recordsRelease } from "./policy.ts";
import { releasesOf, takeRelease, withdrawRelease, type ReleaseWithUses } from "./service.ts";

const ReleaseGroup = builder.enumType("ReleaseGroup", {
  description: "Information that a release lets out.",
  values: valuesOf(releaseGroups, {
    circumstances: "What happened and what is needed.",
    contact: "Phone and email.",
    identity: "Name, birth date, address and identification.",
  }),
});

const ReleaseWay = builder.enumType("ReleaseWay", {
  description: "How a release was signed.",
  values: valuesOf(releaseWays, {
    device: "On the screen of the officer or administrator.",
    law: "No one signed: a court order or a law compels it.",
    paper: "On paper.",
    pass: "In the Help Pass.",
  }),
});

const ReleaseSigner = builder.enumType("ReleaseSigner", {
  description: "Who signed a release.",
  values: valuesOf(releaseSigners, {
    guardian: "The legal guardian of a ward.",
    parent: "A parent or guardian, together with the minor.",
    person: "The victim.",
  }),
});

const ReleaseState = builder.enumType("ReleaseState", {
  description: "Whether a release lets information out.",
  values: valuesOf(releaseStates, {
    asked: "It waits for the signature in the Help Pass. Nothing goes out.",
    ended: "Its time is over. Nothing goes out.",
    live: "Information may go out.",
    withdrawn: "It was withdrawn. Nothing goes out.",
  }),
});

const ReleaseUse = builder.objectRef<ReleaseWithUses["uses"][number]>("ReleaseUse").implement({
  description: "One time that information went out under a release.",
  access: "through",
  fields: (t) => ({
    at: t.expose("at", { description: "When it went out.", type: "DateTime" }),
  }),
});

const ReleaseType = builder.objectRef<ReleaseWithUses>("Release").implement({
  description:
    "A victim's consent that named information goes to one organization, or the law that compels it.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number, for `withdrawRelease`." }),
    body: t.exposeString("body", { description: "The organization that receives the information." }),
    what: t.expose("what", { description: "What may go out.", type: [ReleaseGroup] }),
    purpose: t.exposeString("purpose", { description: "What the information is for." }),
    way: t.expose("way", { description: "How it was signed.", type: ReleaseWay }),
    state: t.field({
      description: "Whether information may go out now.",
      type: ReleaseState,
      resolve: (release, _args, { now }) => stateOfRelease(release, now()),
    }),
    signedAt: t.expose("signedAt", {
      description: "When it was signed. Null until it is.",
      type: "DateTime",
      nullable: true,
    }),
    until: t.expose("until", {
      description: "When it ends, at most 90 days after the signature. Null until it is signed.",
      type: "DateTime",
      nullable: true,
    }),
    scan: t.string({
      description: "Address of the scanned form. Null without one.",
      nullable: true,
      resolve: ({ scanId }) => scanId && `/files/${scanId}`,
    }),
    signer: t.expose("signer", {
      description: "Who signed. Null where the law compels it.",
      type: ReleaseSigner,
      nullable: true,
    }),
    signerName: t.exposeString("signerName", {
      description: "Name of the person who signed. Empty until it is signed.",
    }),
    signerRelation: t.exposeString("signerRelation", {
      description: "How the person who signed is related to the victim. Empty if the victim signed.",
    }),
    authority: t.exposeString("authority", {
      description: "The court order or law that compels it. Null for a signed release.",
      nullable: true,
    }),
    isNotified: t.exposeBoolean("isNotified", {
      description: "True if the victim was told that the law compels it.",
    }),
    notNotifiedReason: t.exposeString("notNotifiedReason", {
      description: "Why it is not safe to tell the victim. Empty if they were told.",
    }),
    takenBy: t.exposeString("takenBy", { description: "Who recorded it." }),
    withdrawnAt: t.expose("withdrawnAt", {
      description: "When it was withdrawn. Null if it was not.",
      type: "DateTime",
      nullable: true,
    }),
    withdrawnBy: t.exposeString("withdrawnBy", {
      description: "Who withdrew it. Null if it was not.",
      nullable: true,
    }),
    uses: t.field({
      description: "When information went out, newest first: of the newest 200 times for the request.",
      type: [ReleaseUse],
      resolve: ({ uses }) => uses,
    }),
  }),
});

const owners = { id: true, officerId: true, citizenId: true } as const;

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerRecordsRelease: t.boolean({
    description: "True if the caller may record and withdraw releases.",
    select: owners,
    resolve: (request, _args, { viewer }) => recordsRelease(viewer, request),
  }),
  releases: t.field({
    description:
      "Releases of the victim's information, newest first, at most 50. Empty for everyone but the officer of the case and administrators.",
    type: [ReleaseType],
    select: owners,
    resolve: (request, _args, context) =>
      readsReleases(context.viewer, request) ? releasesOf(context, request.id) : [],
  }),
}));

rowMutation("takeRelease", ["request", "EmergencyRequest"], {
  access: "signedIn",
  description:
    "Records a release of the victim's information, or asks for one in the Help Pass. INVALID names the field. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    body: t.string({
      description: "The organization that receives the information. At most 120 characters.",
    }),
    what: t.field({ description: "One or more kinds of information.", type: [ReleaseGroup] }),
    purpose: t.string({ description: "What the information is for. At most 300 characters." }),
    days: t.int({
      description: "How long it lasts after the signature, from 1 to 90 days. The default is 30.",
      required: false,
    }),
    way: t.field({ description: "How it was signed.", type: ReleaseWay }),
    signedOn: t.string({
      description: "Day of the signature on paper, as `2026-12-01`. The default is today.",
      required: false,
    }),
    scan: t.string({
      description: "Address of the scanned form, as `POST /api/evidence` returned it.",
      required: false,
    }),
    signer: t.field({
      description: "Who signed. Required unless `way` is `law`.",
      type: ReleaseSigner,
      required: false,
    }),
    signerName: t.string({
      description: "Name of the person who signed. Required for `paper` and `device`.",
      required: false,
    }),
    signerRelation: t.string({
      description: "How the person who signed is related. Required if the victim did not sign alone.",
      required: false,
    }),
    isSignerSafe: t.boolean({
      description:
        "True to state that the person who signed is not the person who did the harm. Required if the victim did not sign alone.",
      required: false,
    }),
    authority: t.string({
      description: "The court order or law. Required if `way` is `law`. At most 300 characters.",
      required: false,
    }),
    isNotified: t.boolean({ description: "True if the victim was told about the order.", required: false }),
    notNotifiedReason: t.string({
      description: "Why it is not safe to tell the victim. Required for `law` if they were not told.",
      required: false,
    }),
    idempotencyKey: t.string({
      description: "Random key of this write. A repeat with the same key records nothing more.",
      required: false,
    }),
  }),
  resolve: ({ id, idempotencyKey, days, isSignerSafe, isNotified, ...form }, context, query) =>
    takeRelease(
      context,
      numberIn(id, "EmergencyRequest"),
      {
        input: {
          ...form,
          days: days ?? undefined,
          isSignerSafe: isSignerSafe ?? false,
          isNotified: isNotified ?? false,
        },
        key: idempotencyKey ?? undefined,
      },
      query,
    ),
});

rowMutation("withdrawRelease", ["request", "EmergencyRequest"], {
  access: "signedIn",
  description:
    "Withdraws a release at the victim's word. It stops at once. CONFLICT if it has ended or was withdrawn. NOT_FOUND.",
  input: (t) => ({ number: t.int({ description: "`number` of the release." }) }),
  resolve: ({ number }, context, query) => withdrawRelease(context, number, query),
});
