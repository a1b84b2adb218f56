/** Texts by length that a person, a program or an attacker may send. */
export const texts: Readonly<Record<string, (letters: number) => string>> = {
  "random letters": (letters) => random(letters, "abcdefghijklmnopqrstuvwxyz"),
  "random words": (letters) => random(letters, "eeeaaooiinnttrrssllddmmhup      "),
  "random signs": (letters) => random(letters, "aA1 .,;:-'\"()<>[]{}@#/\\&%+=*_\n\té"),
  "one letter": (letters) => "a".repeat(letters),
  "one capital": (letters) => "Q".repeat(letters),
  "alternating letters": (letters) => `k${repeated("il", letters - 1)}`,
  "alternating syllables": (letters) => repeated("bana", letters),
  "a word without blanks": (letters) => repeated("emergency", letters),
  "repeated words": (letters) => repeated("help me ", letters),
  "repeated sentence": (letters) => repeated("He is going to kill me and my 2 kids. ", letters),
  "repeated places": (letters) => repeated("in Springfield, ", letters),
  "repeated names": (letters) => repeated("My name is Ana Perez ", letters),
  "repeated streets": (letters) => repeated("12 rue de la Calle Sol ", letters),
  "repeated dates": (letters) => repeated("12/12/2020 May 5 ", letters),
  "single letters": (letters) => repeated("a ", letters),
  "dotted letters": (letters) => repeated("a.", letters),
  spaces: (letters) => " ".repeat(letters),
  lines: (letters) => "\n".repeat(letters),
  digits: (letters) => "7".repeat(letters),
  "spaced digits": (letters) => repeated("5 ", letters),
  "dashed digits": (letters) => repeated("1-", letters),
  "combining marks": (letters) => `e${"\u0301".repeat(letters - 1)}`,
  "stacked marks": (letters) => repeated("e\u0301\u0323\u0302", letters),
  "unordered marks": (letters) => `e${repeated("\u0301\u0323", letters - 1)}`,
  "joined emoji": (letters) => repeated("\u{1F468}\u200D", letters),
  "another script": (letters) => random(letters, "абвгдеёжзиклмнопрстуАВЕКМНОРСТХ      "),
  "double quotes": (letters) => '"'.repeat(letters),
  apostrophes: (letters) => "'".repeat(letters),
  "typographic apostrophes": (letters) => repeated("l’", letters),
  dashes: (letters) => "-".repeat(letters),
  periods: (letters) => ".".repeat(letters),
  commas: (letters) => repeated(", ", letters),
  pluses: (letters) => "+".repeat(letters),
  slashes: (letters) => "/".repeat(letters),
  "open parentheses": (letters) => "(".repeat(letters),
  "open braces": (letters) => "{".repeat(letters),
  "open brackets": (letters) => "[".repeat(letters),
  "open angles": (letters) => "<".repeat(letters),
  "open tags": (letters) => repeated("<a ", letters),
  "open links": (letters) => repeated('<a href="">', letters),
  "at signs": (letters) => "@".repeat(letters),
  "unfinished addresses": (letters) => repeated("a@", letters),
  addresses: (letters) => repeated("a@a.", letters),
  hosts: (letters) => repeated("a-a.", letters),
  hashes: (letters) => "#".repeat(letters),
  entities: (letters) => repeated("&#1", letters),
  stars: (letters) => repeated("* ", letters),
};

const repeated = (part: string, letters: number) =>
  part.repeat(Math.ceil(letters / part.length)).slice(0, letters);

/** The same letters in each run: a figure that changes points to the code. */
function random(letters: number, alphabet: string): string {
  let state = 20_261_129;
  return Array.from({ length: letters }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return alphabet.charAt((state >>> 8) % alphabet.length);
  }).join("");
}

/** A sample is repeated until it costs this much: less would measure the clock. */
const leastMs = 0.5;
const roundsEach = 5;
/** How many times as long the longest samples are. */
const longest = 16;
const parts = 4;

/**
 * How much more processor time a text costs than a quarter of it, on average, by the cheapest run
 * of each: other programs of the machine only ever add. The runs end as soon as the ratio is not
 * above `enough`; otherwise longer samples follow, in which a pause of the engine weighs less.
 */
export function costRatio(read: (text: string) => unknown, text: string, enough: number): number {
  const size = text.length / parts;
  const quarters = Array.from({ length: parts }, (_, at) => text.slice(at * size, (at + 1) * size));
  const readQuarters = () => quarters.forEach((quarter) => read(quarter));
  const readWhole = () => read(text);
  readWhole();
  let ratio = Number.POSITIVE_INFINITY;
  for (let longer = 1, times = timesFor(readQuarters); longer <= longest && ratio > enough; longer *= 4) {
    let [whole, quarter] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < roundsEach && (round === 0 || ratio > enough); round += 1) {
      quarter = Math.min(quarter, msOf(readQuarters, times * longer) / parts);
      whole = Math.min(whole, msOf(readWhole, times * longer));
      ratio = whole / quarter;
    }
  }
  return ratio;
}

function timesFor(act: () => void): number {
  for (let times = 1; ; times *= 2) if (msOf(act, times) >= leastMs) return times;
}

/** Of this process alone, so that a pause does not count. */
function msOf(act: () => void, times: number): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
