import { fileURLToPath } from 'node:url'
import { readAdminEnvironment } from '@bank/content/store/environment/admin-environment.ts'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { securityHeaders } from './src/security-headers.ts'

const config: NextConfig = {
  poweredByHeader: false,
  headers: async () => [{ source: '/:path*', headers: [...securityHeaders(readAdminEnvironment(process.env).previewUrl)] }],
  // The repository's own type check covers these files, with its own rules.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@bank/blocks',
    '@bank/content',
    '@bank/forms',
    '@bank/i18n',
    '@bank/leads',
    '@bank/mail',
    '@bank/model',
    '@bank/publisher',
    '@bank/rules',
  ],
  // Loaded from their own files, once for pages and API alike: bundled, there would be a copy of payload for each, and one copy would not
  // know the other's errors, so that editors would not be told which value was refused. recheck starts a worker of its own. What asks the
  // databases is bundled: from its own files it took a quarter of a start, since Node reads drizzle-orm's package.json for each of them.
  serverExternalPackages: ['payload', '@libsql/client', 'pg', 'nodemailer', 'recheck', 'sharp'],
  // Each is loaded when it is first asked for: the sign-in page, which editors wait for, needs nothing of the API.
  experimental: { preloadEntriesOnStart: false },
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

export default withPayload(config)
