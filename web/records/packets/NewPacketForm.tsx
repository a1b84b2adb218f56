import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { NewPacketForm_request$key } from "#relay/NewPacketForm_request.graphql";
import type { NewPacketFormMutation } from "#relay/NewPacketFormMutation.graphql";
import {
  hasPages,
  maxExemptionCharacters,
  maxMatterCharacters,
  maxPrefixCharacters,
  packetClasses,
  packetForm,
  packetKinds,
  packetParts,
  partsAtFirst,
  redactionsAtFirst,
  type PacketForm,
  type PacketKind,
} from "../../../shared/records/packets/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { CheckboxSet } from "../../design/fields/choices/CheckboxSet.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Form, type FormSchema } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import * as css from "./packets.css.ts";
import { packetHref } from "./packetAddress.ts";
import { words } from "./words.desk.ts";

/** The form has a checkbox and a law for each class; the rule has a list. */
const typedPacket: FormSchema<PacketForm> = {
  "~standard": {
    validate: async (input) => {
      const values = input as Record<string, unknown>;
      const chosen = packetClasses.filter((of) => values[`redact-${of}`] === true);
      const checked = await packetForm["~standard"].validate({
        ...values,
        firstNumber: Number(values["firstNumber"]),
        parts: values["parts"] ?? [],
        files: values["files"] ?? [],
        redactions: chosen.map((of) => ({ of, exemption: values[`law-${of}`] ?? "" })),
      });
      if (!checked.issues) return checked;
      return {
        issues: checked.issues.map(({ message, path = [] }) => ({
          message,
          path: path[0] === "redactions" ? [`law-${chosen[Number(path[1])] ?? ""}`] : path,
        })),
      };
    },
  },
};

/** The first step: documents, redactions by class, and for whom. */
export function NewPacketForm({ request: ref }: { request: NewPacketForm_request$key }) {
  const all = useWords(words);
  const t = all.form;
  const go = useNavigate();
  const [kind, setKind] = useState<PacketKind>("court_order");
  const { id, files, releases } = useFragment(
    graphql`
      fragment NewPacketForm_request on EmergencyRequest {
        id
        files: evidence {
          id
          number
          fileName
          mediaType
        }
        releases {
          number
          body
          what
          state
        }
      }
    `,
    ref,
  );
  const [collect] = useAction<NewPacketFormMutation>(graphql`
    mutation NewPacketFormMutation($input: DraftPacketInput!) {
      draftPacket(input: $input) {
        packet {
          key
        }
      }
    }
  `);
  async function send(form: PacketForm) {
    const { draftPacket } = await collect({ input: { id, ...form } });
    await go(packetHref(draftPacket.packet.key));
  }
  const live = releases.filter(({ state }) => state === "live");
  const first = new Map(redactionsAtFirst(kind).map(({ of, exemption }) => [of, exemption]));
  return (
    <Form schema={typedPacket} onSubmit={send} aria-label={t.title}>
      <Select
        name="kind"
        label={t.kind}
        options={packetKinds.map((one) => ({ id: one, label: all.kinds[one] }))}
        defaultValue={kind}
        onChange={(chosen) => setKind(packetKinds.find((one) => one === chosen) ?? "court_order")}
        isRequired
      />
      <TextField
        name="matter"
        label={t.matter}
        description={t.matterHint}
        maxLength={maxMatterCharacters}
        isRequired
      />
      <TextField name="reference" label={t.reference} maxLength={maxMatterCharacters} isRequired />
      <TextField name="body" label={t.body} description={t.bodyHint} maxLength={120} isRequired />
      <div>
        <strong>{t.liveTitle}</strong>
        {live.length === 0 ? (
          <p>
            <Muted>{t.noLive}</Muted>
          </p>
        ) : (
          <Stack as="ul" gap="xs">
            {live.map(({ number, body, what }) => (
              <li key={number}>
                <Verbatim>{t.live(body, what.map((group) => t.groups[group]).join(", "))}</Verbatim>
              </li>
            ))}
          </Stack>
        )}
      </div>
      <div className={css.pair}>
        <TextField
          name="prefix"
          label={t.prefix}
          description={t.prefixHint}
          maxLength={maxPrefixCharacters}
          isRequired
        />
        <TextField
          name="firstNumber"
          label={t.firstNumber}
          inputMode="numeric"
          defaultValue="1"
          maxLength={6}
          isRequired
        />
      </div>
      <CheckboxSet
        name="parts"
        label={t.parts}
        boxes={packetParts.map((part) => ({
          ...{ name: "parts[]", value: part, label: all.parts[part] },
          isChosen: partsAtFirst.includes(part),
        }))}
      />
      {files.length > 0 && (
        <div>
          <CheckboxSet
            name="files"
            label={t.files}
            boxes={files
              .filter(({ mediaType }) => hasPages(mediaType))
              .map((file) => ({
                name: "files[]",
                value: file.id,
                label: t.file(file.number, file.fileName),
              }))}
          />
          <Muted>
            {t.filesHint}
            {files.some(({ mediaType }) => !hasPages(mediaType)) && ` ${t.noPages}`}
          </Muted>
        </div>
      )}
      <fieldset className={css.redactions} key={kind}>
        <legend className={css.legend}>{t.redactions}</legend>
        <Muted>{t.redactionsHint}</Muted>
        {packetClasses.map((of) => (
          <RedactedClass key={of} of={of} isFirst={first.has(of)} law={first.get(of) ?? ""} />
        ))}
      </fieldset>
      <Cluster>
        <SubmitButton icon="file" pendingText={t.pending}>
          {t.submit}
        </SubmitButton>
      </Cluster>
    </Form>
  );
}

interface RedactedClassProps {
  of: PacketForm["redactions"][number]["of"];
  isFirst: boolean;
  law: string;
}

function RedactedClass({ of, isFirst, law }: RedactedClassProps) {
  const t = useWords(words);
  const [isChosen, setChosen] = useState(isFirst);
  return (
    <div className={css.redaction}>
      <Checkbox name={`redact-${of}`} isSelected={isChosen} onChange={setChosen}>
        {t.classes[of]}
      </Checkbox>
      {isChosen && (
        <TextField
          name={`law-${of}`}
          label={t.form.exemption(t.classes[of])}
          defaultValue={law}
          maxLength={maxExemptionCharacters}
          isRequired
        />
      )}
    </div>
  );
}
