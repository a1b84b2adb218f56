import { useState } from "react";
import * as z from "zod/mini";
import { graphql } from "react-relay";
import type { VocaAnswersDialogMutation } from "#relay/VocaAnswersDialogMutation.graphql";
import {
  ages,
  classifications,
  genders,
  races,
  vocaAnswersForm,
  type VocaAnswersForm,
} from "../../../shared/intake/voca/rules.ts";
import { isOutdated } from "../../core/http/refusals.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { CheckboxSet } from "../../design/fields/choices/CheckboxSet.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

/** The option "Not reported" of a list. */
const notReported = "none";

const schema = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((typed) =>
      Object.fromEntries(
        Object.entries(typed).map(([name, value]) => [name, value === notReported ? null : value]),
      ),
    ),
  ),
  vocaAnswersForm,
);

interface VocaAnswersDialogProps {
  /** The request's. */
  id: string;
  /** What the page showed; null if the person did not answer. */
  known:
    | (Readonly<Pick<VocaAnswersForm, "age" | "gender" | "race">> & { classifications: readonly string[] })
    | null;
  /** 0 if the person did not answer. */
  version: number;
  onClose: () => void;
}

/** What a person says of themself on the phone. */
export function VocaAnswersDialog({ id, onClose, ...shown }: VocaAnswersDialogProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [{ known, version }] = useState(shown);
  const [save] = useAction<VocaAnswersDialogMutation>(graphql`
    mutation VocaAnswersDialogMutation($input: SaveVocaAnswersInput!) {
      saveVocaAnswers(input: $input) {
        request {
          ...VocaAnswersFact_request
        }
      }
    }
  `);
  const list = <Word extends string>(
    name: "age" | "gender" | "race",
    all: readonly Word[],
    labels: Record<Word, string>,
  ) => (
    <Select
      name={name}
      label={t[name]}
      options={[
        { id: notReported, label: t.notReported },
        ...all.map((word) => ({ id: word, label: labels[word] })),
      ]}
      defaultValue={known?.[name] ?? notReported}
    />
  );
  return (
    <FormDialog
      title={t.title}
      schema={schema}
      onSubmit={async (answers) => {
        await save({ input: { id, answers, version } });
        toast({ title: t.saved, tone: "positive", about: id });
        onClose();
      }}
      onFailed={(error) => {
        showFailure(error, t);
        // The page behind it shows what someone else saved.
        if (isOutdated(error)) onClose();
      }}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
    >
      <Muted>{t.hint}</Muted>
      {list("age", ages, t.labels.ages)}
      {list("gender", genders, t.labels.genders)}
      {list("race", races, t.labels.races)}
      <CheckboxSet
        name="classifications"
        label={t.classifications}
        boxes={classifications.map((word) => ({
          name: "classifications[]",
          value: word,
          label: t.labels.classifications[word],
          isChosen: known?.classifications.includes(word) ?? false,
        }))}
      />
    </FormDialog>
  );
}
