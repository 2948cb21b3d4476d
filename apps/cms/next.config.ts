import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { securityHeaders } from './src/security-headers.ts'

const config: NextConfig = {
  poweredByHeader: false,
  // Asked for by a build alone: a start, which reads these settings too, need not load what checks the environment.
  headers: async () => {
    const { readAdminEnvironment } = await import('@bank/content/store/admin-environment.ts')
    return [{ source: '/:path*', headers: [...securityHeaders(readAdminEnvironment(process.env).previewUrl)] }]
  },
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
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

export default withPayload(config)
