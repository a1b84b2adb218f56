const shortest = 6;
const longest = 16;
/** Correctly spelled words that only resemble ours. */
const words = new Set(
  "bother bothered father mother rather another others smother weather leather wealth reading riding hosted hosting hostel brides bridge prides shelve shelved meeting comian trajes famine hostal chambre chambres parent".split(
    " ",
  ),
);

/** Finds the vocabulary word behind one typo: two letters swapped, one missing, or one added. */
export function createSpelling(vocabulary: ReadonlySet<string>): (word: string) => string {
  const withoutOne = new Map<string, string>();
  for (const word of vocabulary)
    if (word.length > shortest) for (const shorter of shortened(word)) withoutOne.set(shorter, word);
  const isKnown = (word: string) => word.length >= shortest && vocabulary.has(word);
  return (word) => {
    if (word.length < shortest || word.length > longest || words.has(word)) return word;
    return withoutOne.get(word) ?? [...swapped(word), ...shortened(word)].find(isKnown) ?? word;
  };
}

/** The first letter is seldom wrong, and a word without it is usually another word. */
function* shortened(word: string) {
  for (let i = 1; i < word.length; i += 1) yield word.slice(0, i) + word.slice(i + 1);
}

function* swapped(word: string) {
  for (let i = 1; i < word.length - 1; i += 1)
    yield word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
}
