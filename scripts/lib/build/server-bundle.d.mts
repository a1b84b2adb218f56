import type { BuildEnvironmentOptions, InlineConfig } from "vite";

export declare const serverBundle: (build: BuildEnvironmentOptions) => InlineConfig;
