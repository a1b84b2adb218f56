import { useState } from "react";
import { maxBoxes, maxExemptionCharacters, type Box } from "../../../shared/records/packets/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { NumberField } from "../../design/fields/NumberField.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { DrawnPage } from "./DrawnPage.tsx";
import * as css from "./packets.css.ts";
import { within } from "./place.ts";
import { words } from "./words.desk.ts";

interface PageReviewProps {
  packetKey: string;
  pages: number;
  documents: readonly { title: string; pages: number }[];
  /** Of the first new box. */
  law: string;
  boxes: readonly Box[];
  onChange: (boxes: readonly Box[]) => void;
}

/** One page at a time: its picture, and the boxes on it as numbers too. */
export function PageReview({ packetKey, pages, documents, law: firstLaw, boxes, onChange }: PageReviewProps) {
  const t = useWords(words).pages;
  const [page, setPage] = useState(1);
  const [law, setLaw] = useState(firstLaw);
  const [isDrawing, setDrawing] = useState(false);
  const own = boxes.flatMap((box, at) => (box.page === page ? [{ box, at }] : []));
  const change = (at: number, box: Box) => onChange(boxes.map((one, index) => (index === at ? box : one)));
  const remove = (at: number) => onChange(boxes.filter((_one, index) => index !== at));
  const add = (place: Pick<Box, "x" | "y" | "width" | "height">) => {
    if (own.length < maxBoxes) onChange([...boxes, { page, ...place, exemption: law }]);
  };
  const title = titleOf(documents, page);
  return (
    <div className={css.review}>
      <Stack gap="sm">
        <Cluster gap="sm" isSpread>
          <h2 aria-live="polite">{t.page(page, pages, title)}</h2>
          <Cluster gap="xs">
            <Button
              variant="quiet"
              icon="arrow-left"
              aria-label={t.previous}
              tooltip={t.previous}
              isDisabled={page <= 1}
              onPress={() => setPage(page - 1)}
            />
            <Button
              variant="quiet"
              icon="arrow-right"
              aria-label={t.next}
              tooltip={t.next}
              isDisabled={page >= pages}
              onPress={() => setPage(page + 1)}
            />
          </Cluster>
        </Cluster>
        <DrawnPage
          key={page}
          src={`/api/admin/packets/${packetKey}/pages/${page}`}
          page={page}
          boxes={own}
          isDrawing={isDrawing}
          onAdd={add}
          onChange={change}
          onRemove={remove}
        />
      </Stack>
      <Card title={own.length === 0 ? t.noBoxes : t.boxesTitle(own.length)} level={3}>
        <Stack>
          <Cluster gap="xs">
            <Button
              variant="quiet"
              icon="pencil"
              aria-pressed={isDrawing}
              onPress={() => setDrawing(!isDrawing)}
            >
              {isDrawing ? t.stopDrawing : t.draw}
            </Button>
            <Button
              variant="quiet"
              icon="plus"
              onPress={() => add({ x: 100, y: 100, width: 300, height: 40 })}
            >
              {t.add}
            </Button>
          </Cluster>
          <Muted>{isDrawing ? t.drawHint : t.keys}</Muted>
          <TextField
            name="law"
            label={t.law}
            description={t.lawHint}
            value={law}
            onChange={setLaw}
            maxLength={maxExemptionCharacters}
          />
          <NumberField
            name="page"
            label={t.goTo}
            value={page}
            minValue={1}
            maxValue={pages}
            onChange={(chosen) => {
              if (Number.isInteger(chosen) && chosen >= 1 && chosen <= pages) setPage(chosen);
            }}
          />
          {own.length > 0 && (
            <Stack as="ul">
              {own.map(({ box, at }, index) => (
                <li key={at}>
                  <Stack gap="sm">
                    <Cluster gap="sm" isSpread>
                      <strong>{t.box(index + 1)}</strong>
                      <Button
                        variant="quiet"
                        icon="trash"
                        aria-label={t.removeOf(index + 1)}
                        onPress={() => remove(at)}
                      >
                        {t.remove}
                      </Button>
                    </Cluster>
                    <div className={css.sides}>
                      {(["x", "y", "width", "height"] as const).map((side) => (
                        <NumberField
                          key={side}
                          name={`${side}-${at}`}
                          label={t.sides[side]}
                          value={box[side] / 10}
                          minValue={0}
                          maxValue={100}
                          step={0.5}
                          onChange={(percent) => {
                            if (!Number.isNaN(percent))
                              change(at, within({ ...box, [side]: Math.round(percent * 10) }));
                          }}
                        />
                      ))}
                    </div>
                    <TextField
                      name={`exemption-${at}`}
                      label={t.exemption(index + 1)}
                      value={box.exemption}
                      onChange={(exemption) => change(at, { ...box, exemption })}
                      maxLength={maxExemptionCharacters}
                    />
                  </Stack>
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      </Card>
    </div>
  );
}

function titleOf(documents: PageReviewProps["documents"], page: number): string {
  let last = 0;
  for (const { title, pages } of documents) if ((last += pages) >= page) return title;
  return "";
}
