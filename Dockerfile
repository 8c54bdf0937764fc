# Was not built on the machine that wrote it, which has no container engine: its commands are those of the Makefile.
#
# A machine for building and testing:
#     docker build --target build --tag umwelt .
#     docker run --rm --shm-size=1g umwelt make test
#
# A small image that serves an app, here the example BookReader, at port 8080:
#     docker build --target serve --tag bookreader .
#     docker run --rm --publish 8080:8080 --env UMWELT_HOSTS=localhost bookreader
#
# UMWELT_HOSTS has the names by which visitors know the server; it has no TLS, so a proxy belongs in front of it. The guide
# "Serving" lists the other variables, and SECURITY.md what the server promises.

FROM swift:6.3-bookworm AS build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /umwelt
# The libraries change seldom: their layer stays when only sources change.
COPY Scripts/set-up Scripts/set-up
RUN Scripts/set-up
COPY . .
# As the Makefile has it: with another value, make would build everything again.
ENV UMWELT_TRAITS="Redis Window"
RUN swift build

FROM build AS release
ARG PRODUCT=BookReader
# Without the trait Window, which needs GTK at run time.
RUN UMWELT_EXAMPLES=1 swift build -c release --traits Browser,Redis --product "$PRODUCT" --scratch-path .build-serve
RUN mkdir /app && cp ".build-serve/release/$PRODUCT" /app/app \
    && find .build-serve/release/ -maxdepth 1 -name '*.resources' -exec cp -R '{}' /app/ ';'

FROM swift:6.3-bookworm-slim AS serve
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    bootstrap-icons fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core fonts-noto-mono fonts-quicksand \
    fonts-roboto-unhinted hunspell-en-us libbrotli1 libcairo2 libcmark-gfm-extensions0.29.0.gfm.6 \
    libcmark-gfm0.29.0.gfm.6 libcurl4 libenchant-2-2 libgdk-pixbuf-2.0-0 libgif7 libharfbuzz-subset0 libharfbuzz0b \
    libhiredis0.14 libisal2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libpolyclipping22 librsvg2-2 \
    libsqlite3-0 libssl3 libwebp7 libwebpmux3 poppler-utils zlib1g \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --home-dir /var/lib/umwelt --shell /usr/sbin/nologin umwelt
COPY --from=release /app /app
USER umwelt
WORKDIR /var/lib/umwelt
ENV UMWELT_HOST=browser UMWELT_ADDRESS=0.0.0.0 UMWELT_PORT=8080 UMWELT_APPS=visitor UMWELT_LOG=json \
    UMWELT_METRICS=127.0.0.1:9100 UMWELT_STORE=/var/lib/umwelt/store
VOLUME /var/lib/umwelt
EXPOSE 8080
ENTRYPOINT ["/app/app"]
