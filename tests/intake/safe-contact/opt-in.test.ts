import { expect, test } from "vitest";
import { words } from "../../../graph/intake/safe-contact/words.ts";
import { languages } from "../../../shared/core/forms/fields.ts";
import { en } from "../../../web/intake/safe-contact/words.ts";
import { es } from "../../../web/intake/safe-contact/words.es.ts";
import { fr } from "../../../web/intake/safe-contact/words.fr.ts";

/** French has a no-break space before a question mark. */
const plain = (text: string) => text.replace(/\s/g, " ");

test.each(languages)("%s: officers ask what the registration of texts says", (language) => {
  expect(plain({ en, es, fr }[language].agreesHint)).toContain(plain(words(language).mayWeText));
});
