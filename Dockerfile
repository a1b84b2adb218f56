# syntax=docker/dockerfile:1
# Two images: "tools" runs every npm command (backup, restore, audit:verify); the last stage is the
# server alone, for a read-only file system.

FROM node:24-bookworm-slim AS tools
WORKDIR /app
# pg_dump of the same major version as the database in compose.yaml
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
# what is generated needs the sources
RUN npm ci --ignore-scripts
COPY . .
RUN npm run generate && npm run build && node scripts/runtime-packages.mjs /runtime \
  && install -d -o node -g node -m 0700 /data /backups
# as the server's account, so that the server can read what a command writes
USER node

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /opt/yarn* \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/yarn /usr/local/bin/yarnpkg /usr/local/bin/corepack \
  && dpkg --purge --force-all apt \
  && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=tools /runtime/node_modules ./node_modules
COPY --from=tools /app/package.json ./package.json
COPY --from=tools /app/dist ./dist
COPY --from=tools /app/prisma/migrations ./prisma/migrations
COPY --from=tools /app/prisma/migrations-before-baseline ./prisma/migrations-before-baseline
COPY --from=tools /app/graph/app/persisted.json /app/graph/app/partner-documents.json ./graph/app/
COPY --from=tools /app/graph/core/pages/fonts ./graph/core/pages/fonts
COPY --from=tools /app/graph/records/packets/pictures/worker.mjs ./graph/records/packets/pictures/worker.mjs
COPY --from=tools /app/graph/community/directory/entries/directory.csv ./graph/community/directory/entries/directory.csv
COPY --from=tools /app/graph/community/directory/places/places.csv ./graph/community/directory/places/places.csv
COPY --from=tools /app/docs/openacr.yaml ./docs/openacr.yaml
COPY --from=tools /app/graph/messages/letters/summary/programs.csv ./graph/messages/letters/summary/programs.csv

ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=1
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM lets running calls finish, within the 10 seconds that a runtime waits
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=2", "--optimize-for-size", "--enable-source-maps", "dist/server/main.js"]
