import { graphql, useFragment } from "react-relay";
import type { EntryDetail_entry$key } from "#relay/EntryDetail_entry.graphql";
import type { EntryDetailQuery } from "#relay/EntryDetailQuery.graphql";
import { May } from "../../shell/desk/May.tsx";
import { Detail, MissingDetail } from "../../shell/desk/workspace/Detail.tsx";
import { useDetailQuery } from "../../shell/desk/workspace/useDetailQuery.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ShelterLink } from "../availability/ShelterLink.tsx";
import { EntryActions } from "./EntryActions.tsx";
import { EntryName } from "./EntryName.tsx";
import { words } from "./words.desk.ts";

/** The open entry of the directory. */
export function EntryDetail() {
  const { node } = useDetailQuery<EntryDetailQuery>(graphql`
    query EntryDetailQuery($id: ID!) @preloadable {
      node(id: $id) {
        ...EntryDetail_entry @alias(as: "entry")
      }
    }
  `);
  return node?.entry ? <Found entry={node.entry} /> : <MissingDetail />;
}

/** What the directory says of it, where that comes from, and who has checked it. */
function Found({ entry }: { entry: EntryDetail_entry$key }) {
  const t = useWords(words);
  const format = useFormat();
  const row = useFragment(
    graphql`
      fragment EntryDetail_entry on Resource {
        name
        kind
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
        confirmedAt
        confirmedBy
        confirmedSource
        isLocationHidden
        ...EntryName_entry
        ...EntryActions_entry
        ...ShelterLink_entry
      }
    `,
    entry,
  );
  const { fields } = t;
  const checked =
    row.confirmedAt && t.confirmedBy(row.confirmedBy ?? t.someone, format.date(row.confirmedAt));
  return (
    <Detail
      title={row.name}
      actions={
        <May do="workDesk">
          <EntryActions entry={row} />
        </May>
      }
    >
      <Stack>
        <EntryName entry={row} />
        <Facts>
          <Fact term={fields.description} isWide>
            {row.description}
          </Fact>
          <Fact term={fields.kind}>{row.kind && t.typeName(row.kind)}</Fact>
          <Fact term={fields.contactInfo}>{row.contactInfo}</Fact>
          <Fact term={fields.phone}>{row.phone}</Fact>
          <Fact term={fields.website}>
            {row.website && (
              <TextLink href={row.website} target="_blank">
                {row.website}
              </TextLink>
            )}
          </Fact>
          <Fact term={fields.hours}>{row.hours}</Fact>
          <Fact term={fields.location}>{row.isLocationHidden && t.hidden}</Fact>
          <Fact term={fields.area}>{row.area}</Fact>
          <Fact term={fields.counties}>{row.counties.join(", ")}</Fact>
          <Fact term={t.columns.checked}>{checked || t.never}</Fact>
          <Fact term={t.checkedWith}>{row.confirmedSource}</Fact>
          <Fact term={fields.source}>
            <TextLink href={row.sourceUrl} target="_blank">
              {row.source}
            </TextLink>
          </Fact>
          <Fact term={fields.sourceRetrieved}>{format.date(row.sourceRetrieved)}</Fact>
          <Fact term={fields.confidence}>{row.confidence}</Fact>
        </Facts>
        <ShelterLink entry={row} />
      </Stack>
    </Detail>
  );
}
