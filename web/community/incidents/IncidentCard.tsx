import { useId } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { card, cardHead } from "../../design/layout/surfaces.css.ts";
import { Attachments } from "./attachments/Attachments.tsx";
import { isSample, type Incident } from "./store/incident.ts";
import * as css from "./incidents.css.ts";
import { useTypeWord } from "./useTypeWord.ts";
import { useWhen } from "./useWhen.ts";
import { words } from "./words.ts";

interface IncidentCardProps {
  incident: Incident;
  onEdit: () => void;
  onDelete: () => void;
}

export function IncidentCard({ incident, onEdit, onDelete }: IncidentCardProps) {
  const t = useWords(words);
  const typeWord = useTypeWord()(incident.type);
  const { date, time } = useWhen()(incident.dateTime);
  const id = useId();
  const name = `${typeWord}, ${date}`;

  return (
    <li>
      <article className={card} aria-labelledby={id}>
        <header className={cardHead}>
          <h3 id={id}>{typeWord}</h3>
          {isSample(incident) && <Badge icon="info">{t.sample}</Badge>}
        </header>
        <p className={css.when}>
          <time dateTime={incident.dateTime}>{date}</time>
          {time && <span>{time}</span>}
        </p>
        <Line icon="pin" label={t.location} text={incident.location} />
        <Line icon="user" label={t.officer} text={incident.officerInfo} />
        <p className={css.description} dir="auto">
          {incident.description}
        </p>
        {incident.attachments.length > 0 && <Attachments incident={incident} name={name} />}
        <Cluster gap="xs">
          <Button variant="quiet" icon="pencil" aria-label={t.editOf(name)} onPress={onEdit}>
            {t.edit}
          </Button>
          <Button variant="plain" icon="trash" aria-label={t.deleteOf(name)} onPress={onDelete}>
            {t.delete}
          </Button>
        </Cluster>
      </article>
    </li>
  );
}

const Line = (props: { icon: "pin" | "user"; label: string; text: string | undefined }) =>
  props.text ? (
    <p className={css.line}>
      <Icon name={props.icon} label={props.label} />
      <span>{props.text}</span>
    </p>
  ) : null;
