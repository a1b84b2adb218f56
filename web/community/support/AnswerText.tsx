import { callFirst } from "../directory/entry/ContactLinks.css.ts";
import { ContactLinks } from "../directory/entry/ContactLinks.tsx";
import * as css from "./Chat.css.ts";
import { readAnswer, type Point } from "./readAnswer.ts";
import { SpokenText } from "./SpokenText.tsx";

/** The agent's answer: each part in a bubble, and its list with numbers to call. */
export const AnswerText = ({ text }: { text: string }) =>
  readAnswer(text).map((block, place) => (
    <div key={place} className={css.bubble} dir="auto">
      {"text" in block ? (
        <SpokenText text={block.text} />
      ) : (
        <ul className={css.points}>
          {block.points.map((point, at) => (
            <PointItem key={at} point={point} />
          ))}
        </ul>
      )}
    </div>
  ));

const PointItem = ({ point: { title, contacts, text } }: { point: Point }) => (
  <li className={css.point}>
    <span className={contacts && css.pointName}>{contacts ? title : <SpokenText text={title} />}</span>
    {text && <SpokenText text={text} />}
    {contacts && (
      <div className={callFirst}>
        <ContactLinks text={contacts} />
      </div>
    )}
  </li>
);
