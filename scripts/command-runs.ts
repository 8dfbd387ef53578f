/** Says of the documents' commands what runs them: a file of the repository, or why nothing does. The first that fits counts. */
export interface Run {
  commands: RegExp
  by?: string
  not?: string
}

const NO_ENGINE =
  'needs a container engine; `deploy/check-compose.ts` reads the composition, and `deploy/try-image.ts` runs the image without one'
const NO_HOST = 'changes a host: its packages, users and services'
const BY_HAND = 'takes long, or writes files of the repository; run by hand'

export const RUNS: Run[] = [
  { commands: /^docker compose exec app thrive hr create\b|^thrive hr create\b/, by: 'deploy/try-image.ts' },
  { commands: /^(docker compose exec app )?thrive hr\b/, by: 'apps/server/test/account-commands.slow.test.ts' },
  { commands: /^(docker compose exec app )?thrive rekey\b/, by: 'apps/server/test/rekey.slow.test.ts' },
  { commands: /^thrive rebuild-insight$|^npm run insight:rebuild$/, by: 'e2e/hr.ts' },
  { commands: /^docker|\| docker compose\b/, not: NO_ENGINE },
  { commands: /^cosign\b/, not: 'needs a release that is published' },
  { commands: /systemctl|\/etc\/|^(apt-get|useradd|sudo)\b|chown thrive:/, not: NO_HOST },
  { commands: /^git (pull|clone|checkout)\b/, not: 'needs the address of a repository' },
  {
    commands: /^(mkdir -p \/srv && tar|mv \/srv|cp \.env\.example|sed -i|openssl rand)\b/,
    by: 'scripts/hosting-page.slow.test.ts',
  },
  { commands: /^(pg_dump|pg_restore|createdb|mkdir photos|cp -a)\b/, by: 'load/drill/backup.ts' },
  { commands: /^(\.|deploy)\/(backup|restore)\b/, by: 'load/drill/backup.ts' },
  { commands: /^npx node deploy\/try-image\.ts/, by: 'scripts/check/steps.ts' },
  { commands: /^npx node deploy\//, not: BY_HAND },
  { commands: /^npm ci( && npm run build)?$/, by: '.ci/run' },
  { commands: /^npm run (check|check:slow)$/, by: '.ci/run' },
  { commands: /^npm run (types|lint|build|e2e|database-types|fuzz|bench:web|bench)$/, by: 'scripts/check/steps.ts' },
  { commands: /^npm run drill\b/, by: 'scripts/check/steps.ts' },
  { commands: /^npm test\b/, by: 'scripts/check/steps.ts' },
  { commands: /npm run acceptance\b/, by: 'scripts/check-acceptance.ts' },
  { commands: /^npm run dev$/, by: 'scripts/dev.slow.test.ts' },
  { commands: /npm run demo -- --sso$/, by: 'e2e/company.spec.ts' },
  { commands: /npm run demo$/, by: 'e2e/global-setup.ts' },
  { commands: /^npm start$/, by: 'apps/server/test/start.slow.test.ts' },
  { commands: /npm run hr\b/, by: 'apps/server/test/account-commands.slow.test.ts' },
  { commands: /^npm run rekey$/, by: 'apps/server/test/rekey.slow.test.ts' },
  { commands: /^npm run content$/, by: 'scripts/content-page.slow.test.ts' },
  { commands: /^npm run sbom$/, by: 'scripts/supply-chain.slow.test.ts' },
  { commands: /^npm run release\b/, by: 'scripts/release/dry-run.slow.test.ts' },
  { commands: /^npm run settings$/, by: 'scripts/write-settings.test.ts' },
  { commands: /^npm run commands$/, by: 'scripts/write-commands.test.ts' },
  { commands: /^npm run openapi$/, by: 'packages/contract/src/openapi.test.ts' },
  {
    commands: /^npm run (check:full|format|media|screenshots|try-readme|seed:large)$/,
    not: BY_HAND,
  },
  { commands: /^npm run bench -- growth$/, not: BY_HAND },
]

export const runOf = (command: string) => RUNS.find(({ commands }) => commands.test(command))
