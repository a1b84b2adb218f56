import type { ReactNode } from "react";
import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { Card } from "../../../design/layout/Card.tsx";
import { callFirst } from "./ContactLinks.css.ts";
import { ContactLinks } from "./ContactLinks.tsx";
import { FullTonightLine } from "./FullTonightLine.tsx";
import { EntryTools } from "./EntryTools.tsx";
import { about, foot, fresh, old, reach } from "./EntryTools.css.ts";
import { typeIcon } from "./types.ts";
import { useSourceLine } from "../useSourceLine.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";

interface HelpCardProps {
  resource: ResourceEntry;
  level: 2 | 3;
  /** To the website, after the first contact. */
  link?: ReactNode;
  /** Below the name: its kind, place and hours. */
  children?: ReactNode;
}

/** One directory entry: who helps, with what, and how to reach them. */
export function HelpCard({ resource, level, link, children }: HelpCardProps) {
  const source = useSourceLine()(resource);
  const { name, type, description, contactInfo, language = "en" } = resource;
  return (
    <Card isCompact level={level} title={<Verbatim>{name}</Verbatim>} icon={typeIcon(type)}>
      {children}
      <p className={about} lang={language}>
        {description}
      </p>
      {resource.fullTonight && <FullTonightLine night={resource.fullTonight} />}
      <div className={`${reach} ${callFirst}`}>
        <ContactLinks text={contactInfo} website={link ? resource.website : undefined} />
        {link}
      </div>
      <div className={foot}>
        {source && <span className={source.isOld ? old : fresh}>{source.text}</span>}
        <EntryTools entry={resource} />
      </div>
    </Card>
  );
}
