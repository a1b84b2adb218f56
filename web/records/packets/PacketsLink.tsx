import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { May } from "../../shell/desk/May.tsx";
import { packetsHref } from "./packetAddress.ts";
import { words } from "./words.link.en.ts";

/** To the packets of a case, for super administrators. */
export function PacketsLink({ number }: { number: number }) {
  const t = useWords(words);
  return (
    <May do="manageSystem">
      <Cluster>
        <TextLink href={packetsHref(number)} icon="file">
          {t.link}
        </TextLink>
      </Cluster>
    </May>
  );
}
