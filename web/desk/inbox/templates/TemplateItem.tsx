import { graphql, useFragment } from "react-relay";
import type { TemplateItem_template$key } from "#relay/TemplateItem_template.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { ForProgram } from "../../../shell/desk/ForProgram.tsx";
import { May } from "../../../shell/desk/May.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import * as items from "../../../design/layout/item.css.ts";
import { anywhere } from "../../../design/layout/layout.css.ts";
import { words } from "../words.desk.ts";
import { typeIcons } from "../tones.ts";

interface TemplateItemProps {
  template: TemplateItem_template$key;
  onAct: (act: "edit" | "preview" | "remove") => void;
}

/** One template, in English, with its actions. */
export function TemplateItem({ template, onAct }: TemplateItemProps) {
  const { name, type, recipientType, version, variables, writtenBy, writtenAt, en } = useFragment(
    graphql`
      fragment TemplateItem_template on CommunicationTemplate {
        name
        type
        recipientType
        version
        variables
        writtenBy
        writtenAt
        en {
          subject
          body
        }
      }
    `,
    template,
  );
  const t = useWords(words);
  const format = useFormat();
  return (
    <li className={items.item}>
      <Cluster isSpread gap="xs">
        <span className={items.title}>{name}</span>
        <Cluster gap="xs">
          <Badge>{t.kinds[recipientType]}</Badge>
          <Badge icon={typeIcons[type]}>{t.inbox.types[type]}</Badge>
        </Cluster>
      </Cluster>
      {en.subject && <span className={anywhere}>{en.subject}</span>}
      <p className={items.text}>{en.body}</p>
      {variables.length > 0 && (
        <Muted>{t.wordings.variables(variables.map((variable) => `{${variable}}`).join(", "))}</Muted>
      )}
      <Cluster isSpread gap="xs">
        <Muted>{t.wordings.version(version, writtenBy, format.dateTime(writtenAt))}</Muted>
        <Cluster gap="xs">
          <Button
            variant="quiet"
            icon="eye"
            aria-label={t.wordings.previewOf(name)}
            onPress={() => onAct("preview")}
          >
            {t.wordings.preview}
          </Button>
          <ForProgram>
            <May do="workDesk">
              <Button
                variant="quiet"
                icon="pencil"
                aria-label={t.wordings.editOf(name)}
                onPress={() => onAct("edit")}
              >
                {t.wordings.edit}
              </Button>
              <Button
                variant="quiet"
                icon="trash"
                aria-label={t.wordings.removeOf(name)}
                onPress={() => onAct("remove")}
              >
                {t.wordings.remove}
              </Button>
            </May>
          </ForProgram>
        </Cluster>
      </Cluster>
    </li>
  );
}
