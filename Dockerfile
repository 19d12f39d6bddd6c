# One image with the site: Node and the built server, which needs no packages.
# PREVIOUS is the image that this one replaces. Pages that visitors opened before still ask for its scripts,
# pictures and fonts.
ARG PREVIOUS=scratch

FROM node:26.10.0-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Install scripts are off, because the only one would download a second Node. The versions are those of the
# lock file. Not npm ci: it fails where the registry lacks the binaries of other platforms.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY shared shared
COPY public public
COPY server server
COPY client client
RUN node node_modules/vite/bin/vite.js build --logLevel warn \
 && npm sbom --omit=dev --package-lock-only --sbom-format=spdx > dist/sbom.spdx.json

# Node, the libraries that it is linked with, and env. The image has no shell and no package manager.
FROM node:26.10.0-slim AS system
RUN mkdir /system && cp --parents --dereference /usr/local/bin/node /usr/bin/env \
      $(ldd /usr/local/bin/node /usr/bin/env | grep -o '/[^ :]*' | sort -u) /system

# The folder exists, but is empty, where there is no image to replace.
FROM ${PREVIOUS} AS previous
WORKDIR /site/client/assets

FROM scratch
COPY --from=system /system /
COPY --from=build /build/dist /site
COPY --from=previous /site/client/assets /site/client/previous-assets
WORKDIR /site
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production DRAIN_MS=5000
# Fewer heaps of the C library, which Node's threads fill and do not give back: some 35 MB less under load.
ENV MALLOC_ARENA_MAX=2
# A number, so that Kubernetes can see that the user is not root.
USER 65532:65532
EXPOSE 3000
# A request to the unspecified address, 0.0.0.0 or ::, also reaches the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "-e", "\
  const { HOST = '0.0.0.0', PORT = 3000 } = process.env; \
  fetch(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}/healthz`) \
    .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.js"]
