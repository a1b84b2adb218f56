/** What administrators read of an answer without words. Their screens are English. */
export const problemInShort = "It doesn't work.";
export const receivedInShort = "I got it.";
