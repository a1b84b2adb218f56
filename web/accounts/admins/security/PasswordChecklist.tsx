import { passwordRules } from "../../../../shared/accounts/admins/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import * as css from "./PasswordChecklist.css.ts";
import { words } from "../words.ts";

/** Which rules the password meets, by icon and word; read out only on demand, not at every key. */
export function PasswordChecklist({ password, username }: { password: string; username: string }) {
  const t = useWords(words);
  return (
    <section className={css.box} aria-label={t.requirements}>
      <p className={css.title}>{t.requirements}</p>
      <ul className={css.list}>
        {passwordRules.map(({ name, holds }) => {
          const isMet = holds(password, username);
          return (
            <li key={name} className={css.rule} data-met={isMet}>
              <Icon name={isMet ? "check" : "clock"} />
              <span>
                {t.rules[name]} <span className={css.state}>({isMet ? t.met : t.notMet})</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
