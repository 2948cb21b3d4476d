import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { prepareChromium } from '../browser/chromium.ts'
import type { Options } from './stage.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const { executablePath, env } = await prepareChromium()

/** Each run begins with an empty folder. A project says which database and which language of the admin it plays with. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: join(repository, '.build/play/results'),
  forbidOnly: true,
  workers: 1,
  timeout: 30 * 60_000,
  // A publish on a busy machine takes minutes.
  expect: { timeout: 180_000, toPass: { timeout: 180_000 } },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    timezoneId: 'America/Chicago',
    viewport: { width: 1600, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } },
  },
  projects: (['sqlite', 'postgres'] as const).flatMap((database) =>
    (['en', 'es'] as const).map((language) => ({
      name: `${database}-${language}`,
      use: { database, language },
      // It follows a document that is English.
      ...(language === 'es' && { testIgnore: 'documented.spec.ts' }),
    })),
  ),
})
