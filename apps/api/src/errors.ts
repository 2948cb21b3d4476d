/** Every way in which the API refuses or fails: code, message, status. Messages never repeat what a visitor sent. */
export const failures = {
  badAddress: { status: 400, message: 'The address is not valid.' },
  badRequest: { status: 400, message: 'The request is not valid.' },
  badNumber: { status: 400, message: 'limit must be a whole number from 1 to 1000 and offset one from 0 to 100000.' },
  unknownField: { status: 400, message: 'The query names a field that cannot be filtered by, or names one twice.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, message: 'This method is not allowed here.' },
  timedOut: { status: 408, message: 'The request took too long.' },
  tooLarge: { status: 413, message: 'The request is too large.' },
  notJson: { status: 415, message: 'The request must be JSON.' },
  rangeNotSatisfiable: { status: 416, message: 'The requested range lies outside the file.' },
  tooManyRequests: { status: 429, message: 'There were too many requests. Please try again in a minute.' },
  headersTooLarge: { status: 431, message: 'The request is too large.' },
  unexpected: { status: 500, message: 'Something went wrong. Please try again later.' },
  busy: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  notReady: { status: 503, message: 'The site is being prepared. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureCode = keyof typeof failures

/** An expected failure, thrown by a route and answered by the failure plugin. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(failures[code].message)
    this.code = code
  }
}

const byStatus: Readonly<Record<number, FailureCode>> = {
  400: 'badRequest',
  404: 'notFound',
  413: 'tooLarge',
  415: 'notJson',
  429: 'tooManyRequests',
  503: 'busy',
}

/** Which failure an error of the framework, a plugin or a route stands for. Anything unknown is `unexpected`. */
export const failureCodeOf = (error: unknown): FailureCode => {
  if (error instanceof Failure) return error.code
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'badRequest' : 'unexpected')
}

/** JSON schema of every failure below /api/ (API-10, D-API-1). */
export const failureSchema = {
  type: 'object',
  required: ['errorMessage'],
  properties: { errorMessage: { type: 'string' } },
} as const
