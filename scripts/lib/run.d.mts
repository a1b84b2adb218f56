/** A tool's own JavaScript file, run by this Node. */
export const tools: Readonly<Record<string, string>>;
