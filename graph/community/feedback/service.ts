import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { keyFor, once } from "../../core/idempotency.ts";
import { readPhones } from "../../core/text/phone.ts";
import { record } from "../../core/audit/record.ts";
import { inboxChange } from "../../messages/communications/watch.ts";
import { feedbackForm, lastReceiptNumber, receiptOf } from "../../../shared/community/feedback/rules.ts";
import { says } from "../../../shared/community/feedback/sentences.ts";
import { yearIn } from "../../../shared/core/time/zone.ts";

const receiptTries = 5;

/**
 * Stores feedback about an agency, for administrators only. Neither the row nor its audit entry
 * identifies the writer, signed in or not, except by a contact that they gave. The same text with
 * the same `formKey`, which belongs to one form in one browser, is stored once; other text is new
 * feedback.
 */
export async function submitFeedback(
  context: Context,
  input: unknown,
  formKey?: string | null,
): Promise<{ receipt: string }> {
  const body = parse(feedbackForm, input);
  const { wantFollowUp, email, language, ...form } = body;
  const phone = readPhones({ phone: body.phone ?? "" }).phone.text;
  const key = keyFor(formKey, body);
  let kept: number | undefined;
  const { answer } = await once(context, { scope: "submitFeedback", key, body }, async (tx) => {
    await context.quotas.count("feedback", context, says.tooOften);
    const receipt = await freeReceipt();
    const { id } = await tx.feedback.create({
      data: {
        ...form,
        receipt,
        wantsFollowUp: wantFollowUp,
        email: email || null,
        phone: phone || null,
        language: language ?? context.language,
        createdAt: context.now(),
      },
    });
    await record(
      tx,
      { ...context, ip: "" },
      {
        action: "feedback.submitted",
        resourceType: "feedback",
        resourceId: id,
        actor: { actorKind: "visitor" },
        details: { feedbackType: form.feedbackType, wantsFollowUp: wantFollowUp },
      },
    );
    kept = id;
    return { receipt };

    async function freeReceipt(): Promise<string> {
      for (let turn = 0; turn < receiptTries; turn += 1) {
        const found = receiptOf(
          yearIn(context.zone(), context.now()),
          context.random.between(1, lastReceiptNumber),
        );
        if ((await tx.feedback.count({ where: { receipt: found } })) === 0) return found;
      }
      throw new Error("No receipt number is free");
    }
  });
  if (kept !== undefined) {
    context.events.publish("feedbackChanged", { id: kept });
    context.events.publish("inboxChanged", inboxChange("feedback", kept));
  }
  return answer;
}
