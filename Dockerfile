# Parlour's server: a small image, not root, with a health check.
# The engine for the browser is built first, then the web client with it; the client's files are
# embedded in the program. The same Debian as the image below, so that the program finds the C library
# it was linked with.
FROM rust:1.95-slim-bookworm AS engine
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /parlour
COPY . .
RUN mkdir /engine
RUN if rustup target add wasm32-unknown-unknown; then \
        cargo rustc --locked --profile wasm --target wasm32-unknown-unknown -p parlour-wasm --lib --crate-type cdylib \
        && cp target/wasm32-unknown-unknown/wasm/parlour_wasm.wasm /engine/; \
    else echo "The engine for the browser is left out: wasm32-unknown-unknown can't be fetched."; fi

FROM node:20-slim AS web
WORKDIR /parlour/web
COPY web/ ./
# The boards read facts about cards from the games; the guides are read in the browser, too.
COPY games/ ../games/
COPY docs/ ../docs/
COPY --from=engine /engine/ /engine/
RUN npm ci \
    && { [ ! -e /engine/parlour_wasm.wasm ] || node scripts/engine.mjs /engine/parlour_wasm.wasm; } \
    && npm run build

FROM engine AS build
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
