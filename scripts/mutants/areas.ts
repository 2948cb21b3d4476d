/** Code that decides something, and the tests that must notice when it decides otherwise. Globs from the root of the repository. */
export type Area = {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /** Whether its tests are of pure code, which one thread can run after the other: several times as fast. */
  readonly keepsThreads: boolean
}

const sourcesOf = (folder: string): readonly string[] => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, `!${folder}/**/testing/**`]

export const areas = {
  rules: {
    mutate: [
      ...sourcesOf('packages/rules/src'),
      // Figures and names alone. A unit test could only repeat them; what comes of them is proven where they are used.
      '!packages/rules/src/constants.ts',
      '!packages/rules/src/island-constants.ts',
      '!packages/rules/src/page-script-constants.ts',
    ],
    tests: ['packages/rules/src/**/*.test.ts'],
    keepsThreads: true,
  },
  forms: {
    mutate: sourcesOf('packages/forms/src'),
    tests: ['packages/forms/src/**/*.test.ts'],
    keepsThreads: true,
  },
  leads: {
    mutate: [
      ...sourcesOf('packages/leads/src'),
      // They run in a thread or a process of their own, where Stryker switches no mutant on.
      '!packages/leads/src/thread/leads-thread.ts',
      '!packages/leads/src/leads-command.ts',
    ],
    tests: [
      'packages/leads/src/**/*.test.ts',
      // For the same reason they would only take their time.
      '!packages/leads/src/thread/gone-file-in-thread.integration.test.ts',
      '!packages/leads/src/thread/damaged-file-in-thread.integration.test.ts',
      '!packages/leads/src/several-processes.integration.test.ts',
      '!packages/leads/src/command/leads-command.integration.test.ts',
    ],
    keepsThreads: false,
  },
  /** What the API lets in, by functions alone: senders, bodies, keys, recipients, captcha, addresses of files, refusals. */
  guards: {
    mutate: [
      'apps/api/src/contact/{idempotency-key,json-body,keyed-mutex,read-message,recipients,redact-error}.ts',
      'apps/api/src/sender/same-site.ts',
      'apps/api/src/captcha/{altcha,altcha-challenge,captcha-secret,recaptcha}.ts',
      'apps/api/src/pages/resolve-address.ts',
      'apps/api/src/errors.ts',
    ],
    tests: [
      'apps/api/src/contact/{idempotency-key,json-body,keyed-mutex,read-message,recipients,redact-error}.test.ts',
      'apps/api/src/sender/same-site.test.ts',
      'apps/api/src/contact/json-body.integration.test.ts',
      'apps/api/src/captcha/{altcha,captcha-secret,recaptcha}*.test.ts',
      'apps/api/src/pages/resolve-address.test.ts',
      'apps/api/src/errors.test.ts',
    ],
    keepsThreads: true,
  },
  /** Where the API puts its guards: rates, load, headers, what is answered to calls that fail or that there are not. */
  requests: {
    mutate: ['apps/api/src/plugins/{broken-requests,failures,guards,security-headers,unknown-calls}.ts'],
    tests: ['apps/api/src/plugins/{answers,broken-requests,failures}*.test.ts'],
    keepsThreads: false,
  },
  /** How the API takes a message: who may post, captcha, key, recipient, subject, and what is stored. */
  messages: {
    mutate: ['apps/api/src/contact/take-message.ts', 'apps/api/src/routes/contact.ts'],
    // Those of bodies, sockets, locks and databases take several times as long, and reach nothing here that these do not.
    tests: ['apps/api/src/routes/contact-{captcha,document,origin,outcomes,privacy,repeats}.integration.test.ts'],
    keepsThreads: false,
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof areas
