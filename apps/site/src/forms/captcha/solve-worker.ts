/** Tries numbers until one fits the challenge, beside the page. A file of its own, so that `worker-src 'self'` lets it run. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

handler({ deriveKey })
