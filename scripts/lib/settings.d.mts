export function readSettings(file?: string): void;
