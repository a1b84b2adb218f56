import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { codeValidMs, offersCodes, unlockWays } from "../../../shared/accounts/device-lock/rules.ts";
import { Viewer } from "../session/types.ts";
import { enterOfficerCode, requestOfficerCode } from "./codes.ts";
import {
  beginOfficerPasskey,
  beginOfficerPasskeySignIn,
  finishOfficerPasskey,
  finishOfficerPasskeySignIn,
  removeOfficerPasskeys,
} from "./passkeys.ts";
import { mailEmailProof } from "./proof.ts";
import { enterByProvider } from "./provider.ts";
import { readLock, readOwnWays, type Lock, type OwnWays } from "./ways.ts";

const UnlockWayType = builder.enumType("OfficerUnlockWay", {
  description: "How an officer gets back into a session.",
  values: valuesOf(unlockWays, {
    passkey: "A passkey (`beginOfficerPasskeySignIn`).",
    provider: "The agency's sign-in (`enterByProvider`).",
    code: "A code by email (`requestOfficerCode`).",
  }),
});

const OfficerLock = builder.objectRef<Lock>("OfficerLock").implement({
  description: "The locked officer session of this browser.",
  access: "through",
  fields: (t) => ({
    ways: t.field({
      description: "How it can be unlocked. Empty: only the supervisor can confirm the officer again.",
      type: [UnlockWayType],
      resolve: ({ ways }) => ways,
    }),
    address: t.exposeString("address", {
      description: "The address to which a code is sent, mostly hidden. Null if none is sent.",
      nullable: true,
    }),
  }),
});

const OwnWaysType = builder.objectRef<OwnWays>("OfficerReturnWays").implement({
  description: "What an officer has set up for unlocking a device, or signing in on another one.",
  access: "through",
  fields: (t) => ({
    address: t.exposeString("address", { description: "The official email address, mostly hidden." }),
    isProven: t.exposeBoolean("isProven", {
      description: "True if the officer has opened the link that was sent to this address.",
    }),
    offersCodes: t.exposeBoolean("offersCodes", {
      description: "True if this installation sends codes by email.",
    }),
    passkeys: t.exposeInt("passkeys", { description: "Number of the officer's passkeys." }),
    canHavePasskeys: t.exposeBoolean("canHavePasskeys", {
      description: "True if the server's address allows passkeys.",
    }),
    isLinked: t.exposeBoolean("isLinked", {
      description: "True if an agency's sign-in has identified the officer.",
    }),
  }),
});

builder.queryField("officerLock", (t) =>
  t.field({
    access: "anyone",
    description: "The locked officer session of this browser. Null if there is none.",
    type: OfficerLock,
    nullable: true,
    resolve: (_root, _args, context) => readLock(context),
  }),
);

builder.queryField("officerCodes", (t) =>
  t.boolean({
    access: "anyone",
    description: "True if officers can get back in with a code by email.",
    resolve: (_root, _args, { config }) => offersCodes(config().officerUnlock),
  }),
);

builder.queryField("officerReturnWays", (t) =>
  t.field({
    access: "officer",
    description: "What the officer has set up for getting back in.",
    type: OwnWaysType,
    resolve: (_root, _args, context) => readOwnWays(context),
  }),
);

const viewerPayload: Payload<object> = (t) => ({
  viewer: t.field({ type: Viewer, resolve: (_done, _args, { viewer }) => viewer }),
});
const waysPayload: Payload<object> = (t) => ({
  ways: t.field({
    description: "What is set up after the change.",
    type: OwnWaysType,
    resolve: (_done, _args, context) => readOwnWays(context),
  }),
});
const optionsPayload: Payload<{ options: string }> = (t) => ({
  options: t.exposeString("options", {
    description: "Options for the call of `navigator.credentials`, as JSON. Valid for five minutes.",
  }),
});

mutation("mailEmailProof", {
  access: "officer",
  description:
    "Emails the officer a link that proves their address. It works in this browser alone. CONFLICT if it is proven. RATE_LIMITED.",
  resolve: async (_input, context) => {
    await mailEmailProof(context);
    return {};
  },
  payload: (t) => waysPayload(t),
});

mutation("requestOfficerCode", {
  access: "anyone",
  description:
    "Sends a six-digit code to a proven address, for unlocking this browser's session or for a new device. The answer is the same for every address. UNPROCESSABLE if codes are off. RATE_LIMITED.",
  input: (t) => ({
    email: t.string({
      description: "Official email address. Ignored in a browser with a locked session.",
      required: false,
    }),
  }),
  resolve: async (input, context) => ({
    handle: await requestOfficerCode(context, input),
    validMinutes: codeValidMs / minuteMs,
  }),
  payload: (t) => ({
    handle: t.exposeString("handle", { description: "Names this request in `enterOfficerCode`." }),
    validMinutes: t.exposeInt("validMinutes", { description: "How long the code works, in minutes." }),
  }),
});

mutation("enterOfficerCode", {
  access: "anyone",
  description:
    "Opens the officer's session with the code. The answer sets the session cookie. INVALID with `fields` for any code that does not fit. RATE_LIMITED.",
  input: (t) => ({
    handle: t.string({ description: "What `requestOfficerCode` returned. At most 100 characters." }),
    code: t.string({ description: "The six digits of the email." }),
  }),
  resolve: async (input, context) => {
    await enterOfficerCode(context, input);
    return {};
  },
  payload: (t) => viewerPayload(t),
});

mutation("enterByProvider", {
  access: "anyone",
  description:
    "Opens the session of the officer whom the agency's sign-in identified in this browser in the last ten minutes. A sign-in opens one session. UNAUTHENTICATED if it does not fit. RATE_LIMITED.",
  resolve: async (_input, context) => {
    await enterByProvider(context);
    return {};
  },
  payload: (t) => viewerPayload(t),
});

mutation("beginOfficerPasskey", {
  access: "officer",
  description:
    "Starts making a passkey for the officer. UNPROCESSABLE if there are ten, or if the server's address does not allow passkeys.",
  resolve: async (_input, context) => ({ options: await beginOfficerPasskey(context) }),
  payload: (t) => optionsPayload(t),
});

const answer = {
  description: "The device's answer to the options, as JSON. At most 20,000 characters.",
};

mutation("finishOfficerPasskey", {
  access: "officer",
  description:
    "Adds the passkey that the device made. INVALID with `fields` for an answer that does not fit. CONFLICT if it came too late or the passkey is known.",
  input: (t) => ({ answer: t.string(answer) }),
  resolve: async (input, context) => {
    await finishOfficerPasskey(context, input);
    return {};
  },
  payload: (t) => waysPayload(t),
});

mutation("removeOfficerPasskeys", {
  access: "officer",
  description: "Removes the officer's passkeys on all devices.",
  resolve: async (_input, context) => {
    await removeOfficerPasskeys(context);
    return {};
  },
  payload: (t) => waysPayload(t),
});

mutation("beginOfficerPasskeySignIn", {
  access: "anyone",
  description:
    "Starts unlocking this browser's session, or signing in, with a passkey. UNPROCESSABLE if the officer has none, or if the server's address does not allow passkeys.",
  resolve: async (_input, context) => ({ options: await beginOfficerPasskeySignIn(context) }),
  payload: (t) => optionsPayload(t),
});

mutation("finishOfficerPasskeySignIn", {
  access: "anyone",
  description:
    "Opens the officer's session with a passkey. The answer sets the session cookie. UNAUTHENTICATED for any passkey that does not fit. CONFLICT if the answer came too late or was used. RATE_LIMITED.",
  input: (t) => ({ answer: t.string(answer) }),
  resolve: async (input, context) => {
    await finishOfficerPasskeySignIn(context, input);
    return {};
  },
  payload: (t) => viewerPayload(t),
});
