# Parlour's server: a small image, not root, with a health check.
# The web client is built first; its files are embedded in the program.
FROM node:20-slim AS web
WORKDIR /parlour/web
COPY web/ ./
# The boards read facts about cards from the games; the guides are read in the browser, too.
COPY games/ ../games/
COPY docs/ ../docs/
RUN npm ci && npm run build

# The same Debian as the image below, so that the program finds the C library it was linked with.
FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /parlour
COPY . .
COPY --from=web /parlour/web/dist web/dist
RUN cargo build --locked --profile dist -p parlour-cli --features hosting \
    && cp target/dist/parlour /usr/local/bin/parlour

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /data parlour
COPY --from=build /usr/local/bin/parlour /usr/local/bin/parlour
USER parlour
VOLUME /data
ENV PARLOUR_LISTEN=0.0.0.0:8080 PARLOUR_DATA=/data PARLOUR_LOG=json
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /ready HTTP/1.0\\r\\n\\r\\n' >&3 && head -1 <&3 | grep -q 200"]
ENTRYPOINT ["parlour"]
CMD ["serve"]
