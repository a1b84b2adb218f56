import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { VocaPageQuery } from "#relay/VocaPageQuery.graphql";
import { quarters, type FiscalQuarter } from "../../../../shared/desk/analytics/fiscal-quarters.ts";
import { saveFile } from "../../../core/device/saveFile.ts";
import { fetchFile } from "../../../core/http/fetchFile.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import * as css from "./voca.css.ts";
import { VocaTable } from "./VocaTable.tsx";
import { words } from "./words.desk.ts";

/** This fiscal year and those before. */
const offeredYears = [0, 1, 2, 3, 4];
const copies = ["internal", "public"] as const;

/** The figures of a quarter for the VOCA report. The quarter is in the URL. */
export function VocaPage({ queryRef }: { queryRef: PreloadedQuery<VocaPageQuery> }) {
  const t = useWords(words);
  const [openedAt] = useState(() => Date.now());
  const { vocaQuarter } = usePreloadedQuery<VocaPageQuery>(
    graphql`
      query VocaPageQuery($year: Int, $quarter: Int) @preloadable {
        vocaQuarter(year: $year, quarter: $quarter) {
          year
          quarter
          currentYear
          until
          timeZone
          notes
          sections {
            key
            ...VocaTable_section
          }
        }
      }
    `,
    queryRef,
  );
  const { year, quarter, currentYear } = vocaQuarter;
  const { isSaving, save } = useDownload({ year, quarter });
  const years = [...new Set([...offeredYears.map((before) => currentYear - before), year])];
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <Cluster>
          {copies.map((copy) => (
            <Button
              key={copy}
              variant="quiet"
              icon="download"
              isPending={isSaving}
              onPress={() => void save(copy)}
            >
              {t.copies[copy]}
            </Button>
          ))}
        </Cluster>
      }
    >
      <Stack>
        <Stack gap="xs">
          <Choice
            label={t.year}
            options={years.map((one) => ({
              label: t.yearOf(one),
              href: addressOf({ year: one, quarter }),
              isShown: one === year,
            }))}
          />
          <Choice
            label={t.quarter}
            options={quarters.map((one) => ({
              label: t.quarters[one - 1] ?? "",
              href: addressOf({ year, quarter: one }),
              isShown: one === quarter,
            }))}
          />
        </Stack>
        <Muted>
          {t.zone(vocaQuarter.timeZone.replaceAll("_", " "))}
          {new Date(vocaQuarter.until).getTime() > openedAt && ` ${t.notOver}`}
        </Muted>
        <div className={css.sections}>
          {vocaQuarter.sections.map((section) => (
            <VocaTable key={section.key} section={section} />
          ))}
          <Card title={t.notes}>
            {vocaQuarter.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Card>
        </div>
      </Stack>
    </Page>
  );
}

const addressOf = ({ year, quarter }: FiscalQuarter) => `/admin/voca?year=${year}&quarter=${quarter}`;

interface ChoiceProps {
  label: string;
  options: readonly { label: string; href: string; isShown: boolean }[];
}

/** Links to the other years or quarters; the one on the page is not a link. */
function Choice({ label, options }: ChoiceProps) {
  return (
    <nav aria-label={label} className={css.choice}>
      <span className={css.choiceLabel}>{label}</span>
      {options.map(({ label: name, href, isShown }) =>
        isShown ? (
          <strong key={href} aria-current="page">
            {name}
          </strong>
        ) : (
          <TextLink key={href} href={href}>
            {name}
          </TextLink>
        ),
      )}
    </nav>
  );
}

/** Downloads a copy of the quarter. */
function useDownload({ year, quarter }: FiscalQuarter) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isSaving, setSaving] = useState(false);
  async function save(copy: string) {
    setSaving(true);
    try {
      const asked = new URLSearchParams({ year: String(year), quarter: String(quarter), copy });
      const { name, content } = await fetchFile(`/api/admin/voca/export?${asked.toString()}`);
      saveFile(content, name);
      toast({ title: t.saved, description: name, tone: "positive", about: "voca" });
    } catch (error) {
      showFailure(error, { failed: t.failed }, "voca");
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save };
}
