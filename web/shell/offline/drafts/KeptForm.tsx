import { createContext, use, useEffect, type ComponentProps } from "react";
import { useNavigate } from "react-router-dom";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { isUnreachable } from "../../../core/http/refusals.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import type { FieldErrors } from "../../../core/http/fieldErrors.ts";
import { KeptValuesContext } from "../../../design/fields/form/draftValues.ts";
import { formValues } from "../../../design/fields/form/formValues.ts";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { plainKeeper, type DraftKeeper } from "./drafts.ts";
import { queueCode } from "../queue/queueCode.ts";
import type { Later } from "../queue/submission.ts";
import { useDraft } from "./useDraft.ts";
import { words } from "../words.ts";

interface KeptFormProps<Value> extends Omit<ComponentProps<typeof Form<Value>>, "onSubmit"> {
  /** The draft's name on this device, with the case number for a form about one case. */
  name: string;
  /** `key` survives reloads until delivery, so that the server accepts it only once. */
  onSubmit: (value: Value, key: string) => Promise<void | FieldErrors>;
  /** Without it, the typed text is kept and the person submits again. */
  later?: Later<Value>;
  /** Called when the form is reset: for state outside its fields. */
  onRestart?: () => void;
  /** If its text needs its own encryption; a stable object. */
  keeper?: DraftKeeper;
  /** What the draft lacks, shown when it is restored. */
  missing?: string;
}

/**
 * A form whose text survives a reload, an empty battery and a lost connection (drafts.ts,
 * outbox.ts).
 */
export function KeptForm<Value>(props: KeptFormProps<Value>) {
  const { name, onSubmit, later, onRestart, keeper = plainKeeper, missing, ...rest } = props;
  const { draft, form, note, restart, settle, arrive } = useDraft(name, keeper);
  const navigate = useNavigate();
  const t = useWords(words);
  useEffect(() => void queueCode().catch(() => {}), []);
  if (!draft) return <Loading />;
  const { values: kept, key, at } = draft;

  async function startAgain() {
    await restart();
    onRestart?.();
  }

  async function submit(value: Value, element: HTMLFormElement): Promise<void | FieldErrors> {
    try {
      const errors = await onSubmit(value, key);
      if (!errors) await arrive();
      return errors;
    } catch (error) {
      const values = formValues(element);
      if (!later || !isUnreachable(error)) throw error;
      const submission = { later, value, values, key, form: name };
      const isKept = await queueCode().then(
        ({ sendLater }) => sendLater(submission),
        () => false,
      );
      if (!isKept) throw error;
      await settle();
      toast({ title: t.queued.title, description: t.queued.text, tone: "info" });
      await navigate("/waiting");
    }
  }
  return (
    <RestartContext value={startAgain}>
      <KeptValuesContext value={kept}>
        <Stack>
          {at !== undefined && <Restored at={at} missing={missing} onDiscard={startAgain} />}
          <Form<Value> {...rest} key={key} ref={form} onChanged={note} onSubmit={submit} />
        </Stack>
      </KeptValuesContext>
    </RestartContext>
  );
}

const RestartContext = createContext(async () => {});

/** Resets the form and discards its draft: its Reset button, or its dialog's Cancel. */
export const useRestart = () => use(RestartContext);

interface RestoredProps {
  at: number;
  missing: string | undefined;
  onDiscard: () => Promise<void>;
}

function Restored({ at, missing, onDiscard }: RestoredProps) {
  const t = useWords(words).draft;
  const format = useFormat();
  return (
    <Notice tone="info" icon="clock" title={t.title}>
      <Cluster isSpread gap="xs">
        <span>
          {t.text(format.dateTime(new Date(at).toISOString()))} {missing}
        </span>
        <Button variant="quiet" icon="trash" onPress={() => void onDiscard()}>
          {t.discard}
        </Button>
      </Cluster>
    </Notice>
  );
}
