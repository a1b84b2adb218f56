import { formatFor } from "../../../core/i18n/format.ts";
import { useLocale, useWords } from "../../../core/i18n/i18n.tsx";
import { useFileSize } from "../../../core/i18n/useFileSize.ts";
import * as css from "./Paper.css.ts";
import type { PrintedFile, Sheet } from "./lawyerSheet.ts";
import { useOwnZone } from "../useOwnZone.ts";
import { useTypeWord } from "../useTypeWord.ts";
import { useWhen } from "../useWhen.ts";
import { words } from "../words.ts";

/** The printed record; invisible on screen. */
export function Paper({ sheet, name }: { sheet: Sheet; name: string }) {
  const all = useWords(words);
  const t = all.paper;
  const format = formatFor(useLocale(), useOwnZone());
  return (
    <article className={css.paper} data-paper>
      <h1>{t.heading}</h1>
      <dl className={css.facts}>
        {name && <Fact term={t.by} value={name} />}
        <Fact term={t.made} value={format.dateLong(sheet.madeAt)} />
        <Fact term={t.count} value={format.number(sheet.entries.length)} />
      </dl>
      {sheet.entries.map((entry, place) => (
        <Entry key={entry.incident.id} {...entry} number={place + 1} photos={sheet.photos} />
      ))}
      <p className={css.note}>{t.note}</p>
    </article>
  );
}

function Entry(props: Sheet["entries"][number] & { number: number; photos: Sheet["photos"] }) {
  const { incident, files, number, photos } = props;
  const all = useWords(words);
  const t = all.paper;
  const when = useWhen();
  const typeWord = useTypeWord();
  const { date, time } = when(incident.dateTime);
  const logged = when(incident.createdAt);
  return (
    <section className={css.entry}>
      <h2>
        {number}. {typeWord(incident.type)}
      </h2>
      <dl className={css.facts}>
        <Fact term={t.happened} value={[date, time].filter(Boolean).join(", ")} />
        <Fact term={all.location} value={incident.location} />
        {incident.officerInfo && <Fact term={all.officer} value={incident.officerInfo} />}
        <Fact term={t.logged} value={[logged.date, logged.time].filter(Boolean).join(", ")} />
      </dl>
      <p className={css.text} dir="auto">
        {incident.description}
      </p>
      {files.length > 0 && (
        <>
          <h3>{t.attachments}</h3>
          <ol className={css.files}>
            {files.map((file) => (
              <File key={file.id} file={file} photo={photos.get(file.id)} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function File({ file, photo }: { file: PrintedFile; photo: string | undefined }) {
  const t = useWords(words).paper;
  const fileSize = useFileSize();
  return (
    <li className={css.file}>
      {file.name}, {fileSize(file.size)}
      {file.fingerprint && (
        <span className={css.fingerprint}>
          {t.fingerprint}: {file.fingerprint}
        </span>
      )}
      {photo && <img className={css.photo} src={photo} alt={file.name} />}
    </li>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
