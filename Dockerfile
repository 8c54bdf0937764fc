# Not built: the machine that wrote it has no container engine. Scripts/set-up ran in bare systems of Debian 12 (bookworm),
# Debian 13 (trixie) and Ubuntu 24.04 (noble), made by debootstrap; the package of the stage `run` was installed and used in
# a bare Debian 12 (Scripts/test-install). The build itself ran on Debian 12 only: Documentation/Systems.md.
#
# SYSTEM is a release that Swift has an official image for: bookworm, the default, or noble.
#
# A machine for building and testing, and the same without the source, for .devcontainer:
#     docker build --target build --tag umwelt-build .
#     docker run --rm --shm-size=1g umwelt-build make test
#     docker build --target system --build-arg SYSTEM=noble --tag umwelt-system .
#
# The tool in an image with Swift, for the files of the current folder:
#     docker build --target run --tag umwelt .
#     docker run --rm --volume "$PWD:/work" umwelt picture Hello.swift
#     docker run --rm --volume "$PWD:/work" --publish 8080:8080 --env UMWELT_ADDRESS=0.0.0.0 umwelt run Hello.swift
#
# A small image that serves an app, here the example BookReader, at port 8080:
#     docker build --target serve --tag bookreader .
#     docker run --rm --publish 8080:8080 --env UMWELT_HOSTS=localhost bookreader
#
# UMWELT_HOSTS has the names by which visitors know the server; it has no TLS, so a proxy belongs in front of it. The guide
# "Serving" lists the other variables, and SECURITY.md what the server promises.

ARG SYSTEM=bookworm

FROM swift:6.3-${SYSTEM} AS system
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends make patchelf zstd \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /umwelt
# The libraries change seldom: their layer stays when only sources change.
COPY Scripts/set-up Scripts/set-up
RUN Scripts/set-up

FROM system AS build
COPY . .
# As the Makefile has it: with another value, make would build everything again.
ENV UMWELT_TRAITS="Redis Window"
RUN swift build

FROM build AS package
RUN Scripts/package

FROM swift:6.3-${SYSTEM} AS run
COPY --from=package /umwelt/.build-install/packages/*.deb /tmp/
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq /tmp/*.deb \
    && rm -rf /tmp/*.deb /var/lib/apt/lists/* && umwelt doctor
WORKDIR /work
EXPOSE 8080
ENTRYPOINT ["umwelt"]

FROM build AS release
ARG PRODUCT=BookReader
# Without the trait Window, which needs GTK at run time.
RUN UMWELT_EXAMPLES=1 swift build -c release --traits Browser,Redis --product "$PRODUCT" --scratch-path .build-serve
RUN mkdir /app && cp ".build-serve/release/$PRODUCT" /app/app \
    && find .build-serve/release/ -maxdepth 1 -name '*.resources' -exec cp -R '{}' /app/ ';'
# The packages of the libraries that it loads, which have other names on each release.
RUN Scripts/system-libraries /app/app | cut -d' ' -f3 | sort -u >/app/packages

FROM swift:6.3-${SYSTEM}-slim AS serve
COPY --from=release /app /app
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    $(cat /app/packages) bootstrap-icons fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core \
    fonts-noto-mono fonts-quicksand fonts-roboto-unhinted hunspell-en-us libenchant-2-2 librsvg2-common poppler-utils \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --home-dir /var/lib/umwelt --shell /usr/sbin/nologin umwelt
USER umwelt
WORKDIR /var/lib/umwelt
ENV UMWELT_HOST=browser UMWELT_ADDRESS=0.0.0.0 UMWELT_PORT=8080 UMWELT_APPS=visitor UMWELT_LOG=json \
    UMWELT_METRICS=127.0.0.1:9100 UMWELT_STORE=/var/lib/umwelt/store
VOLUME /var/lib/umwelt
EXPOSE 8080
ENTRYPOINT ["/app/app"]
