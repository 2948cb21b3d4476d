import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A verifier that finds all captcha tokens good, and the settings of an API that asks it and lets one address send without limit. */
export const startVerifier = async (): Promise<{ readonly settings: Readonly<Record<string, string>> } & AsyncDisposable> => {
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end('{"success":true}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    settings: {
      RATE_LIMIT_PER_MINUTE: '1000000',
      MESSAGES_PER_MINUTE: '1000000',
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
