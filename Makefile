# All commands for people and CI. `make` alone lists the targets.
# Settings are variables, as in `make start PORT=8081 DATA=/srv/walks`, or lines in .env.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help start dev guide mail-test up down logs backup restore \
	test test-unit test-api test-scripts test-attacks test-start test-browser test-other-browsers test-stack test-fresh-machine test-faults test-mutants \
	validate bench bench-web screenshots lint lint-shared lint-backend lint-frontend lint-scripts generate format clean check-node

# npm writes these files last, so their modification time is when the packages were installed.
BACKEND_PACKAGES := backend/node_modules/.package-lock.json
FRONTEND_PACKAGES := frontend/node_modules/.package-lock.json
PACKAGES := $(BACKEND_PACKAGES) $(FRONTEND_PACKAGES)
BENCH_PACKAGES := bench/node_modules/.package-lock.json
BENCH_WEB_PACKAGES := bench/web/node_modules/.package-lock.json
VALIDATE_PACKAGES := tests/validate/node_modules/.package-lock.json

API := backend/dist/main.js
PAGES := frontend/dist/index.html

# Folders are listed, too, since their age shows whether files were removed. Spaces in names are escaped, so that the
# build can report pictures whose names have them.
SHARED_SOURCES := $(shell find shared/src shared/package.json shared/tsconfig*.json ! -name '*.test.*' 2>/dev/null)
API_SOURCES := $(SHARED_SOURCES) $(shell find backend/src backend/package.json backend/tsconfig*.json ! -name '*.test.*' 2>/dev/null)
PAGES_SOURCES := $(SHARED_SOURCES) backend/openapi.json \
	$(shell find $(addprefix frontend/,api ui site console public photos) -type d 2>/dev/null) \
	$(shell find frontend \( -name node_modules -o -name dist -o -name e2e -o -name test -o -name test-results \
	-o -name playwright-report -o -name screenshots \) -prune -o -type f ! -name '*.test.*' ! -name '*.timestamp-*' -print 2>/dev/null \
	| sed 's/ /\\ /g')

NPM_CI := npm ci --no-audit --no-fund --loglevel=error
FORMATTED_PATHS := shared scripts tests bench docs .github mongo nginx '*.md' '*.yml' '*.json'

help:
	@echo 'New York on Foot'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' Makefile

start: $(API) $(PAGES) ## the site at http://localhost:8080 (PORT=… and DATA=… choose a different port and data folder)
	@node scripts/start.mjs

dev: $(API) $(PACKAGES) ## the same with reload on change
	@node scripts/dev.mjs

guide: ## gives an account the guide role (NAME=…; ROLE=off revokes it), in the running stack or on this machine
	@MAKE='$(MAKE)' sh scripts/guide.sh

mail-test: ## sends an email and shows each step (TO=…), with the settings of the running stack or this machine
	@MAKE='$(MAKE)' sh scripts/mail-test.sh

up: ## builds and starts the Docker stack, or brings it up to date
	@sh scripts/stack/up.sh

down: ## stops the stack; data, secrets, and backups stay
	@. scripts/stack/need-docker.sh && docker compose down --remove-orphans

logs: ## follows the logs of the stack's containers
	@. scripts/stack/need-docker.sh && docker compose logs --follow --tail 100

backup: ## backs up the running stack
	@sh scripts/stack/backup.sh backup

restore: ## replaces the stack's data with a backup's (FILE=…)
	@sh scripts/stack/backup.sh restore "$(FILE)"

test: test-unit test-api test-scripts test-browser ## the tests that run anywhere: test-unit, test-api, test-scripts, and test-browser

test-unit: $(PACKAGES) ## unit tests of the backend, the frontend, and the shared code
	@echo 'Unit tests of the backend and of the shared code …'
	@cd backend && npm run test:unit
	@echo 'Unit tests of the frontend …'
	@cd frontend && npm run test:unit

test-api: $(BACKEND_PACKAGES) ## the API against a real MongoDB (ARGS='…' for Vitest, such as one file)
	@echo 'Tests of the API …'
	@cd backend && node ../scripts/with-mongod.mjs $(if $(ARGS),npx vitest run $(ARGS),npm run test:api)

# Three files run at a time, since tests mostly wait.
test-scripts: $(API) $(PAGES) ## test-attacks and test-start side by side
	@echo 'Attacks, and tests of the scripts …'
	@node --test --test-reporter=spec --test-concurrency=3 --test-timeout=600000 tests/attacks/*.test.mjs tests/scripts/*.test.mjs

test-attacks: $(API) $(PAGES) ## attacks on the API and nginx (ARGS='…' for some files, FUZZ='--examples 500' for more fuzzing)
	@echo 'Attacks …'
	@$(if $(FUZZ),node tests/attacks/fuzz.mjs $(FUZZ),\
	node --test --test-reporter=spec --test-concurrency=1 --test-timeout=600000 $(or $(ARGS),tests/attacks/*.test.mjs))

test-start: $(API) $(PAGES) ## make start, make dev, and the other scripts, including their failures (ARGS='…' for some files)
	@echo 'Tests of the scripts …'
	@node --test --test-reporter=spec --test-timeout=120000 $(or $(ARGS),tests/scripts/*.test.mjs)

test-browser: $(API) $(PAGES) ## the site in a real browser (ARGS='…' for Playwright)
	@echo 'Tests in the browser …'
	@node tests/test-browser.mjs $(ARGS)

# Firefox is driven with Node's WebSocket, which needs this flag on Node 20.
test-other-browsers: $(API) $(PAGES) ## the site in Firefox and WebKit; minutes (ARGS='webkit console' for some)
	@echo 'Journeys in Firefox and WebKit …'
	@node --experimental-websocket tests/test-other-browsers.mjs $(ARGS)

test-stack: $(PACKAGES) ## the Docker stack, in a separate copy (needs Docker)
	@. scripts/stack/need-docker.sh && node --test --test-reporter=spec --test-concurrency=1 --test-timeout=1800000 tests/stack/*.test.mjs

test-fresh-machine: ## make start on a bare Debian with the README's packages; needs root (RUN='make test' for a different command)
	@RUN='$(RUN)' node --test --test-reporter=spec --test-timeout=7200000 $(ARGS) tests/fresh-machine/*.test.mjs

# The files run one after the other, since they measure times.
test-faults: $(API) ## kills processes, fills the disk, cuts the network, slows MongoDB; over half an hour (ROUNDS=…, SOAK_MINUTES=…, SEED=…, ARGS='…')
	@echo 'Testing the API under faults …'
	@node --test --test-reporter=spec --test-concurrency=1 --test-timeout=3600000 $(ARGS) tests/faults/*.test.mjs

# The API and the pages needn't be built first, since the script builds its own copy.
test-mutants: $(PACKAGES) ## whether the tests catch deliberate mistakes in the code (ARGS='…' for some by name)
	@echo 'Changing a copy of the code …'
	@node tests/test-mutants.mjs $(ARGS)

validate: $(API) $(PAGES) $(VALIDATE_PACKAGES) ## the W3C's validator on every page and state; minutes, needs Java (ARGS='…' for some test files)
	@echo 'Validating the pages …'
	@node tests/validate.mjs $(ARGS)

bench: $(API) $(PAGES) $(BENCH_PACKAGES) ## how fast the API is (ARGS=all, or ARGS='ratios startup replicas growth departures planning profile' for some)
	@echo 'Measuring the API …'
	@node bench/bench.mjs $(ARGS)

bench-web: $(API) $(PAGES) $(BENCH_WEB_PACKAGES) ## Lighthouse on every page behind nginx (ARGS='/ /about' for some)
	@echo 'Measuring the pages …'
	@node bench/bench-web.mjs $(ARGS)

screenshots: $(API) $(PAGES) ## screenshots of every screen and state, at five widths, light and dark (SHEETS=1 for contact sheets)
	@echo 'Taking screenshots …'
	@node tests/screenshots.mjs $(ARGS)

# Both sides read the build of shared/, so it comes first. The two sides are checked at the same time.
lint: $(PACKAGES) ## types, lint, import rules, unused code, formatting, stale generated files
	@$(MAKE) --no-print-directory lint-shared
	@$(MAKE) --no-print-directory lint-frontend & frontend=$$!; \
	$(MAKE) --no-print-directory lint-backend lint-scripts; others=$$?; \
	wait $$frontend && exit $$others

lint-shared:
	@echo 'Checking the shared code …'
	@cd shared && for check in tsc 'tsc -b tsconfig.build.json' 'eslint --max-warnings 0 .'; do ../backend/node_modules/.bin/$$check || exit 1; done

lint-backend:
	@echo 'Checking the backend …'
	@cd backend && npm run lint && npm run generate:check
	@node scripts/generate-nginx.mjs --check

lint-frontend:
	@echo 'Checking the frontend …'
	@cd frontend && npm run lint && npm run generate:check

lint-scripts:
	@echo 'Checking the scripts …'
	@for script in scripts/*.sh scripts/stack/*.sh nginx/entrypoint/*; do sh -n $$script || exit 1; done
	@for script in mongo/bin/* mongo/lib/*.sh; do bash -n $$script || exit 1; done
	@backend/node_modules/.bin/tsc -p jsconfig.json
	@backend/node_modules/.bin/prettier --check --no-error-on-unmatched-pattern $(FORMATTED_PATHS)

generate: $(PACKAGES) ## openapi.json from the API, types and limits from openapi.json
	@cd backend && npm run generate
	@node scripts/generate-nginx.mjs
	@cd frontend && npm run generate

format: $(PACKAGES) ## formats every file
	@backend/node_modules/.bin/prettier --write --log-level warn --no-error-on-unmatched-pattern $(FORMATTED_PATHS)
	@cd backend && npm run format
	@cd frontend && npm run format

clean: ## removes what was installed and built; data in .data stays
	rm -rf shared/dist
	rm -rf backend/node_modules backend/dist backend/coverage
	rm -rf frontend/node_modules frontend/dist frontend/dist-language frontend/dist-nginx frontend/dist-pages frontend/coverage frontend/test-results frontend/playwright-report frontend/screenshots
	rm -rf bench/node_modules bench/sample/dist
	rm -rf bench/web/node_modules bench/web/reports
	rm -rf tests/validate/node_modules

check-node:
	@sh scripts/check-node.sh

$(BACKEND_PACKAGES): backend/package-lock.json | check-node
	@echo 'Installing the packages of the backend …'
	@cd backend && $(NPM_CI)
	@touch $@

$(FRONTEND_PACKAGES): frontend/package-lock.json | check-node
	@echo 'Installing the packages of the frontend …'
	@cd frontend && $(NPM_CI)
	@touch $@

$(BENCH_PACKAGES): bench/package-lock.json | check-node
	@echo 'Installing the load generator and the servers to compare …'
	@cd bench && $(NPM_CI)
	@touch $@

$(BENCH_WEB_PACKAGES): bench/web/package-lock.json | check-node
	@echo 'Installing Lighthouse …'
	@cd bench/web && $(NPM_CI)
	@touch $@

$(VALIDATE_PACKAGES): tests/validate/package-lock.json | check-node
	@echo "Installing the W3C's validator …"
	@cd tests/validate && $(NPM_CI)
	@touch $@

# tsc only writes changed files, so files that an interrupted build deleted would stay missing.
.PRECIOUS: $(API)
$(API): $(BACKEND_PACKAGES) $(API_SOURCES)
	@echo 'Building the API …'
	@cd backend && npm run --silent build
	@touch $@

$(PAGES): $(FRONTEND_PACKAGES) $(PAGES_SOURCES)
	@echo 'Building the pages …'
	@cd frontend && npm run --silent build
	@touch $@
