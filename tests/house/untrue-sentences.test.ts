import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

/*
 * Sentences that once said more than was so, by what is so instead. A screen or email that needs
 * one of them again says it in other words, or makes it true first.
 */
const untrue: Record<string, readonly RegExp[]> = {
  "A message is queued, and may be captured or fail: no one was told yet": [
    /We (?:notified|told) the (?:officer|supervisor|recipient)/,
    /We sent (?:a link|an email|the code) to/,
    /The link was texted|The email was sent on|Sign-in details were sent|It was also emailed/,
    /It will be sent to .* shortly|Every message (?:that SafeVoice sent|was sent)/,
    /Ya (?:le )?avisamos a|Enviamos (?:un enlace|un correo|el código) a (?:la persona|su|\$\{)|El enlace se envió|El correo electrónico se envió/,
    /Nous avons (?:prévenu|envoyé (?:un lien|un e-mail|le code))|Le lien est envoyé|L’e-mail a été envoyé/,
  ],
  "Urgent messages come first in the inbox": [/All messages received and sent, newest first/],
  "A rule may decide a request": [
    /A person (?:always )?(?:decides|makes the decision)|(?:Siempre d|D)ecide una persona|[Uu]na persona decide sobre/,
    /C’est (?:toujours )?une personne qui décide|[Uu]ne personne décide de chaque|Chaque demande est décidée par une personne\./,
  ],
  "The link of an earlier email may have expired": [
    /use the link in our earlier email|enlace de nuestro correo anterior|lien de notre e-mail précédent/,
  ],
  "An administrator dispatches the help of most approved requests": [
    /After you hand over the money|Cuando entregue el dinero, márquelo|Une fois l’argent remis/,
  ],
  "A rank that the name has is not said twice (shared/core/text/titled-name.ts)": [
    /\$\{[\w.]*[rR]ank\} \$\{[\w.]*[nN]ame\}/,
  ],
};

const sources = readSources("graph", "shared", "web").filter(
  ({ file }) => !isTest(file) && !file.includes("__generated__") && !file.endsWith("titled-name.ts"),
);

test.each(Object.entries(untrue))("%s", (_truth, forms) => {
  const found = sources.flatMap(({ file, code }) =>
    forms.flatMap(
      (form) =>
        form
          .exec(code)
          ?.slice(0, 1)
          .map((said) => `${file}: ${said}`) ?? [],
    ),
  );
  expect(found).toEqual([]);
});
