import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from './repository.ts'

/**
 * Every page and every opened state as tools see them: `node scripts/survey.ts [pages|states|contrast|zones|themes …] [--part 1/4]`.
 * Pages are shared among workers, each visit ends after a minute at most, and what was found is said at the end, page by page.
 */

const surveys = { pages: 'every-page', states: 'opened-states', contrast: 'contrast', zones: 'safe-zones', themes: 'themes' } as const
const isSurvey = (name: string): name is keyof typeof surveys => name in surveys

const { positionals, values } = parseArgs({ allowPositionals: true, options: { part: { type: 'string' } } })
const unknown = positionals.filter((name) => !isSurvey(name))
if (unknown.length > 0 || (values.part !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.part))) {
  console.error(
    `Not a survey: ${[...unknown, values.part ?? ''].join(' ').trim()}. Surveys are ${Object.keys(surveys).join(', ')}; a part is written 1/4.`,
  )
  process.exit(2)
}

const files = (positionals.length > 0 ? positionals.filter(isSurvey) : (Object.keys(surveys) as (keyof typeof surveys)[])).map(
  (name) => `e2e/survey/${surveys[name]}.spec.ts`,
)
const child = spawn(
  'playwright',
  [
    ...['test', '--config', 'e2e/playwright.config.ts', '--project', 'survey', '--retries', '0', ...files],
    ...(values.part ? ['--shard', values.part] : []),
  ],
  {
    cwd: repository,
    stdio: 'inherit',
    env: { DATA_DIR: join(repository, '.build/test-data'), ...process.env, E2E_SURVEY: '1' },
  },
)
child.once('exit', (code) => process.exit(code ?? 1))
