# syntax=docker/dockerfile:1
# One image for each service and for the gateway:
#   docker build --file infra/deploy/images/service.Dockerfile --build-arg PART=svc-exams --build-arg VERSION=1.4.0 --tag pathshala/svc-exams:1.4.0 .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS selected
ARG PART
WORKDIR /repository
COPY . .
RUN node infra/deploy/images/select-part.ts "${PART}" ../selected

# Depends only on the manifests and the lock file, so that a change of the sources reuses this layer.
FROM ${NODE_IMAGE} AS installed
ARG PART
WORKDIR /app
COPY --from=selected /selected/manifests ./
RUN xargs --arg-file=workspaces npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
ARG PART
# What administrators see as the version of the process (empty: not named).
ARG VERSION=
ENV VERSION=${VERSION}
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=8080
ENV DRAIN_SECONDS=5
ENV PART=${PART}
WORKDIR /app
COPY --from=installed /app ./
COPY --from=selected /selected/sources ./
WORKDIR /app/${PART}
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "../health-check.ts"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--max-old-space-size-percentage=60", "src/main.ts"]
