import type { ReactNode } from "react";
import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { Card } from "../../../design/layout/Card.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { FullTonightLine } from "./FullTonightLine.tsx";
import { EntryTools } from "./EntryTools.tsx";
import { foot, reach } from "./EntryTools.css.ts";
import { typeIcon } from "./types.ts";
import { useSourceLine } from "../useSourceLine.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";

interface HelpCardProps {
  resource: ResourceEntry;
  level: 2 | 3;
  aside?: ReactNode;
  /** To the website, at the start of the row of other actions. */
  link?: ReactNode;
  /** Further details, between the contacts and the date of the check. */
  children?: ReactNode;
}

/** One directory entry: who helps, with what, and how to reach them. */
export function HelpCard({ resource, level, aside, link, children }: HelpCardProps) {
  const sourceLine = useSourceLine()(resource);
  const checked = sourceLine && <Muted>{sourceLine}</Muted>;
  const { name, type, description, contactInfo, language = "en" } = resource;
  return (
    <Card level={level} title={<Verbatim>{name}</Verbatim>} icon={typeIcon(type)} aside={aside}>
      <p lang={language}>{description}</p>
      {resource.fullTonight && <FullTonightLine night={resource.fullTonight} />}
      <div className={reach}>
        <ContactLinks text={contactInfo} website={link ? resource.website : undefined} />
      </div>
      {children}
      {link && checked}
      <div className={foot}>
        {link || checked}
        <EntryTools entry={resource} />
      </div>
    </Card>
  );
}
