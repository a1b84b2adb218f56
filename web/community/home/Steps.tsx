import { useWords } from "../../core/i18n/i18n.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import * as css from "./HomePage.css.ts";
import { words } from "./words.ts";

const icons: IconName[] = ["file", "shield", "heart"];

/** The steps after filing a request. */
export function Steps() {
  const t = useWords(words);
  return (
    <section className={css.steps}>
      <h2>{t.stepsTitle}</h2>
      <ol className={css.stepList}>
        {t.steps.map((step, place) => (
          <li key={step.title} className={css.step}>
            <span className={css.stepIcon}>
              <Icon name={icons[place] ?? "check"} />
            </span>
            <div>
              <h3 className={css.stepTitle}>{step.title}</h3>
              <p className={css.stepText}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
