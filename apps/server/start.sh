#!/bin/sh
# The one way in which the server is started: npm start, the image and the benches run this. Arguments are for Node.
cd "$(dirname "$0")/../.." || exit 1
export NODE_ENV="${NODE_ENV:-production}"
# glibc would keep an arena for each thread that once decoded a photo.
export MALLOC_ARENA_MAX=2
exec node --max-old-space-size=512 --max-semi-space-size=16 --env-file-if-exists=.env "$@" apps/server/src/main.ts
