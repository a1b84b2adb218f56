import type { ConcreteRequest } from "relay-runtime";
import createRequest from "#relay/NewRequestFormMutation.graphql";
import saveRecipient from "#relay/RecipientFormMutation.graphql";
import saveVictimInfo from "#relay/VictimInfoFormMutation.graphql";
import submitServiceRequest from "#relay/ServiceRequestCardMutation.graphql";
import { RequestError } from "../../../core/http/http.ts";
import { fetchGraphQL } from "../../../core/relay/network.ts";
import { uploadEvidence } from "../../../core/http/uploadEvidence.ts";
import { variablesOf, type Kind, type Waiting } from "./queue.ts";

/**
 * The same operations as in the forms, without their screens: open ones are updated by
 * subscription.
 */
const mutations: Record<Kind, ConcreteRequest> = {
  newRequest: createRequest,
  victimInfo: saveVictimInfo,
  recipient: saveRecipient,
  serviceRequest: submitServiceRequest,
};

/** Sends one submission. */
export async function send(item: Waiting, files: readonly File[]): Promise<void> {
  const complete = await withFiles(item, files);
  try {
    await fetchGraphQL(mutations[item.kind].params, variablesOf(complete), {});
  } catch (error) {
    if (!wasTaken(error)) throw error;
  }
}

/** An earlier try was delivered, and only its answer was lost. */
const wasTaken = (error: unknown) =>
  error instanceof RequestError && error.code === "UNPROCESSABLE" && "idempotencyKey" in error.fields;

/**
 * Files uploaded by this page: an interrupted try resumes there. The server deletes orphaned files
 * after a day.
 */
const uploaded = new Map<string, { url: string; at: number }>();
const uploadServesMs = 12 * 60 * 60_000;

async function withFiles(item: Waiting, files: readonly File[]): Promise<Waiting> {
  if (files.length === 0) return item;
  const evidenceUrls: string[] = [];
  for (const [index, file] of files.entries()) {
    const place = `${item.id}/${index}`;
    const known = uploaded.get(place);
    const serves = known && Date.now() - known.at < uploadServesMs;
    const url = serves
      ? known.url
      : (await uploadEvidence(file, { signal: never, onProgress: () => {} })).url;
    if (!serves) uploaded.set(place, { url, at: Date.now() });
    evidenceUrls.push(url);
  }
  return { ...item, input: { ...item.input, evidenceUrls } };
}

const never = new AbortController().signal;
