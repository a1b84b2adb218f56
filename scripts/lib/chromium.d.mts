export declare const installedChromium: () => string | undefined;
