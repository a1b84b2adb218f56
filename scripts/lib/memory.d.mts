export declare const thrifty: { flags: string[]; env: Record<string, string> };
