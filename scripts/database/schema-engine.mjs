#!/usr/bin/env node
// Prisma spawns this in place of its native schema engine (prisma.config.ts names it).
import { register } from "tsx/esm/api";

register();
await import("./schema-engine.ts");
