const shortest = 6;
/** Words that are spelled as they should be, and only look like one of ours. */
const words = new Set(
  "bother bothered father mother rather another others smother weather leather wealth reading riding hosted hosting hostel brides bridge prides shelve shelved meeting meeting comian comian trajes famine hostal chambres".split(
    " ",
  ),
);

/** A word of the vocabulary that differs by one slip (two letters swapped, one missing, one too many), else the word itself. */
export function corrected(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < shortest || word.length > 16 || words.has(word)) return word;
  for (let i = 1; i < word.length; i += 1) {
    const swapped = word.slice(0, i) + (word[i + 1] ?? "") + word.charAt(i) + word.slice(i + 2);
    if (i + 1 < word.length && known(swapped, vocabulary)) return swapped;
    const shorter = word.slice(0, i) + word.slice(i + 1);
    if (known(shorter, vocabulary)) return shorter;
  }
  for (let i = 1; i <= word.length; i += 1)
    for (const letter of letters) {
      const longer = word.slice(0, i) + letter + word.slice(i);
      if (known(longer, vocabulary)) return longer;
    }
  return word;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

const known = (word: string, vocabulary: ReadonlySet<string>) =>
  word.length >= shortest && vocabulary.has(word);
