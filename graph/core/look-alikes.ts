/** Each sign of the first row looks like the one under it. */
const rows = [
  ["АВЕЅІЈКМНОРСТХУЗԚԜԌӀ", "ABESIJKMHOPCTXY3QWG1"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϒ", "ABEZHIKMNOPTYXCY"],
] as const;

const latin = new Map(
  rows.flatMap(([from, to]) => Array.from(from, (sign, at): [string, string] => [sign, to.charAt(at)])),
);

/** In capitals, with the Latin sign wherever a Cyrillic or Greek one looks like it: what two people would read as the same text. */
export const readAlike = (text: string): string =>
  Array.from(text.normalize("NFKD").toUpperCase(), (sign) => latin.get(sign) ?? sign).join("");
