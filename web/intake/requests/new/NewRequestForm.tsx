import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { newRequestOnScreen, type NewRequest } from "../../../../shared/intake/requests/rules.ts";
import type { NewRequestForm_draft$key } from "#relay/NewRequestForm_draft.graphql";
import { RequestError } from "../../../core/http/http.ts";
import { useOwnVoice, useWords } from "../../../core/i18n/i18n.tsx";
import type { FieldErrors } from "../../../core/http/fieldErrors.ts";
import { Evenly } from "../../../design/layout/layout.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useIsLocked } from "../../../core/session/sessionMark.ts";
import { KeptForm } from "../../../shell/offline/drafts/KeptForm.tsx";
import { useDraftFiles } from "../../../shell/offline/drafts/useDraftFiles.ts";
import { canKeep } from "../../../shell/offline/sealedStore.ts";
import { needsOfForm } from "../../needs/form.ts";
import { EvidencePart } from "../../evidence/EvidencePart.tsx";
import { NewRequestFields } from "./NewRequestFields.tsx";
import { useEvidenceFiles } from "../../evidence/useEvidenceFiles.ts";
import { words as evidenceWords } from "../../evidence/words.ts";
import { PrivacyLink } from "../../../community/privacy/PrivacyLink.tsx";
import { ownWords } from "../words.own.ts";
import { words } from "../words.ts";
import type { NewRequestFormMutation } from "#relay/NewRequestFormMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

const form = "new-request";
const schema = newRequestOnScreen(needsOfForm);

interface NewRequestFormProps {
  draft: NewRequestForm_draft$key | null;
}

/**
 * After any failure, typed text and uploads stay, and a second try files no second request. Opened
 * offline it begins empty, and is sent later. If another tab unlocks the device, the draft is the
 * officer's, and the form opens again with it.
 */
export function NewRequestForm(props: NewRequestFormProps) {
  const isLocked = useIsLocked();
  return <OwnedForm key={String(isLocked && canKeep())} {...props} />;
}

function OwnedForm({ draft: ref }: NewRequestFormProps) {
  const files = useWords(evidenceWords);
  const t = useOwnVoice(useWords(words).newRequest, useWords(ownWords).newRequest);
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const evidence = useEvidenceFiles();
  const [create] = useCreateRequest();
  useDraftFiles(form, evidence.chosen, evidence.add);
  const draft = useFragment(
    graphql`
      fragment NewRequestForm_draft on RequestDraft {
        ...NewRequestFields_draft
      }
    `,
    ref,
  );

  async function submit(input: NewRequest, key: string): Promise<FieldErrors | void> {
    if (evidence.isCutOff) throw new RequestError(files.failed, { code: "NETWORK" });
    if (evidence.hasFailed) {
      toast({ title: t.invalid, description: files.unfinished, tone: "critical" });
      return { evidenceUrls: [files.unfinished] };
    }
    const caseId = await fileOnce(input, key);
    const description = caseId === undefined ? t.filedBefore : t.submittedText(caseId);
    toast({ title: t.submitted, description, tone: "positive" });
    await navigate("/requests");
  }

  /**
   * Undefined if an earlier try, whose answer was lost, had already filed it before later edits.
   */
  async function fileOnce(input: NewRequest, idempotencyKey: string): Promise<string | undefined> {
    try {
      const { createRequest: filed } = await create({
        input: { ...input, idempotencyKey },
      });
      return filed.request.caseId;
    } catch (error) {
      if (wasFiledBefore(error)) return undefined;
      throw error;
    }
  }

  return (
    <KeptForm
      name={form}
      aria-label={t.title}
      schema={schema}
      onSubmit={submit}
      onRestart={evidence.clear}
      later={{
        kind: "newRequest",
        path: "/new-request",
        about: ({ victimName }) => victimName,
        input: (input) => input,
        files: () => evidence.chosen,
      }}
      onInvalid={() => toast({ title: t.invalid, description: t.invalidText, tone: "critical" })}
      onFailed={(error) => showFailure(error, t)}
    >
      <NewRequestFields draft={draft ?? null} />
      <EvidencePart evidence={evidence} />
      <Notice tone="info" icon="spark" title={t.assistanceTitle}>
        {t.assistanceText}
      </Notice>
      <PrivacyLink />
      <Evenly>
        <ButtonLink href="/" variant="quiet">
          {t.cancel}
        </ButtonLink>
        {evidence.isUploading ? (
          <SubmitButton isPending pendingText={files.uploadingFiles} />
        ) : (
          <SubmitButton pendingText={t.submitting}>{t.submit}</SubmitButton>
        )}
      </Evenly>
    </KeptForm>
  );
}

const wasFiledBefore = (error: unknown) =>
  error instanceof RequestError && error.code === "UNPROCESSABLE" && "idempotencyKey" in error.fields;

/** Files a request; a repeat with the same idempotency key does not file another. */
const useCreateRequest = () =>
  useAction<NewRequestFormMutation>(graphql`
    mutation NewRequestFormMutation($input: CreateRequestInput!) {
      createRequest(input: $input) {
        request {
          caseId
          ...RequestCard_request
        }
      }
    }
  `);
