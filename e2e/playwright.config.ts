import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { prepareChromium } from './browser/chromium.ts'
import { isFullMatrix } from './browser/matrix.ts'
import { inboxAddress, smtpPort } from './mail/mail-ports.ts'
import { dataDir, port, siteAddress } from './site/served-site.ts'

const repository = fileURLToPath(new URL('../', import.meta.url))
const { executablePath, env } = await prepareChromium()

export default defineConfig({
  testDir: '.',
  // Two runs beside each other, on ports of their own, leave each other's traces alone.
  outputDir: join(repository, '.build/browser-tests', String(port)),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only the second time is reported as flaky; `npm test` counts those (docs/decisions/0037).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: siteAddress,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    video: 'off',
    // Traces take a third of the time; `--trace retain-on-failure` keeps those of tests that fail.
    trace: 'off',
    launchOptions: { executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } },
  },
  projects: [
    { name: 'served', testMatch: 'served/**', grepInvert: isFullMatrix ? [] : /@matrix/ },
    { name: 'survey', testMatch: 'survey/*.spec.ts' },
    {
      name: 'desktop',
      testMatch: ['pages/**', 'desktop/**'],
      grepInvert: isFullMatrix ? [] : /@phone|@matrix/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: ['pages/**', 'phone/**'],
      grep: isFullMatrix ? /./ : /@both|@phone| phone\//,
      grepInvert: isFullMatrix ? [] : /@matrix/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" e2e/mail/mail-server-command.ts`,
      cwd: repository,
      url: inboxAddress,
      reuseExistingServer: false,
    },
    {
      command: `"${process.execPath}" apps/api/src/server.ts`,
      cwd: repository,
      url: `${siteAddress}/readyz`,
      reuseExistingServer: false,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        // Two runs beside each other must not send each other's mails.
        LEADS_DATABASE_URL: `file:${join(repository, '.build/browser-tests-leads', `${port}.sqlite`)}`,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'website@gulfpines.example',
        CAPTCHA_PROVIDER: 'altcha',
        // Tests ask from one address, much more often than a visitor does.
        RATE_LIMIT_PER_MINUTE: '100000',
        MESSAGES_PER_MINUTE: '100000',
        LOG_LEVEL: 'warn',
      },
    },
  ],
})
