import { graphql, useFragment } from "react-relay";
import { jurisdictions, resourceTypes } from "../../../shared/community/directory/rules.ts";
import { maxFieldCharacters, textsOf, type EntryField } from "../../../shared/community/entries/rules.ts";
import type { EntryFields_entry$data, EntryFields_entry$key } from "#relay/EntryFields_entry.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { FormSection } from "../../design/fields/form/FormSection.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { words } from "./words.desk.ts";

const needed: readonly EntryField[] = [
  "name",
  "contactInfo",
  "area",
  "source",
  "sourceUrl",
  "sourceRetrieved",
];

/** The fields of an entry, filled or empty. */
export function EntryFields({ entry }: { entry: EntryFields_entry$key | null }) {
  const t = useWords(words);
  const row = useFragment(
    graphql`
      fragment EntryFields_entry on Resource {
        state
        city
        type
        kind
        name
        description
        contactInfo
        phone
        website
        hours
        area
        counties
        source
        sourceUrl
        sourceRetrieved
        confidence
        isLocationHidden
      }
    `,
    entry,
  );
  const texts = row ? writtenIn(row) : undefined;
  const text = (field: EntryField) => texts?.[field] ?? "";
  const box = (field: EntryField, rows?: number) => (
    <TextField
      name={field}
      label={t.fields[field]}
      description={t.hints[field]}
      defaultValue={text(field)}
      maxLength={maxFieldCharacters}
      isRequired={needed.includes(field)}
      {...(rows && { rows })}
    />
  );
  const choice = (field: EntryField, options: readonly { id: string; label: string }[], usual: string) => (
    <Select
      name={field}
      label={t.fields[field]}
      description={t.hints[field]}
      options={options}
      defaultValue={text(field) || usual}
      isRequired
    />
  );
  const states = [{ id: "US", label: t.national }, ...jurisdictions.map(([id, label]) => ({ id, label }))];
  return (
    <>
      <FormSection title={t.sections.what}>
        {box("name")}
        {choice(
          "type",
          resourceTypes.map((id) => ({ id, label: t.typeName(id) })),
          "social",
        )}
        {box("kind")}
        {box("description", 3)}
      </FormSection>
      <FormSection title={t.sections.reach}>
        {box("contactInfo")}
        {box("phone")}
        {box("website")}
        {box("hours")}
      </FormSection>
      <FormSection title={t.sections.where}>
        {choice("state", states, "US")}
        {choice("location", t.locations, "public")}
        {box("city")}
        {box("area")}
        {box("counties")}
      </FormSection>
      <FormSection title={t.sections.source}>
        {box("source")}
        {box("sourceUrl")}
        {box("sourceRetrieved")}
        {choice(
          "confidence",
          [
            { id: "high", label: "high" },
            { id: "medium", label: "medium" },
          ],
          "high",
        )}
      </FormSection>
    </>
  );
}

/** As typed: unknown values are empty, counties are separated. */
function writtenIn(row: EntryFields_entry$data) {
  const { state, city, type, kind, name, description, contactInfo, phone, website, hours } = row;
  const { area, counties, source, sourceUrl, sourceRetrieved, confidence, isLocationHidden } = row;
  return textsOf({
    ...{ state, city, type, kind, name, description, contactInfo, phone, website, hours, area },
    ...{ counties: counties.join("; "), source, sourceUrl, sourceRetrieved, confidence },
    location: isLocationHidden ? "hidden" : "public",
  });
}
