// Stryker disable StringLiteral,ObjectLiteral: texts and statuses alone; a test could only repeat them.
/** Every way in which the API refuses or fails: code, message, status. Messages never repeat what a visitor sent. */
export const failures = {
  badAddress: { status: 400, message: 'The address is not valid.' },
  badRequest: { status: 400, message: 'The request is not valid.' },
  badNumber: { status: 400, message: 'limit must be a whole number from 1 to 1000 and offset one from 0 to 100000.' },
  unknownField: { status: 400, message: 'The query names a field that cannot be filtered by, or names one twice.' },
  unknownForm: { status: 400, message: 'There is no such form.' },
  badIdempotencyKey: { status: 400, message: 'The Idempotency-Key must be given once and have 16 to 128 letters, digits or ._~- signs.' },
  captchaMissing: { status: 400, message: 'The captcha is missing.' },
  captchaRefused: { status: 403, message: 'The captcha was not accepted. Please try again.' },
  otherSite: { status: 403, message: 'Messages are taken from pages of this site only.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, message: 'This method is not allowed here.' },
  timedOut: { status: 408, message: 'The request took too long.' },
  tooLarge: { status: 413, message: 'The request is too large.' },
  notJson: { status: 415, message: 'The request must be JSON.' },
  rangeNotSatisfiable: { status: 416, message: 'The requested range lies outside the file.' },
  fieldsNotRight: { status: 422, message: 'These fields are missing or not right:' },
  unknownFields: { status: 422, message: 'The message has fields that this form does not have.' },
  timesNotOffered: { status: 422, message: 'No appointments are taken at these times:' },
  unknownRecipient: { status: 422, message: 'mailto must be the address of a member of staff or of a department.' },
  keyReused: { status: 422, message: 'The Idempotency-Key was used for another message.' },
  tooManyRequests: { status: 429, message: 'There were too many requests. Please try again in a minute.' },
  headersTooLarge: { status: 431, message: 'The request is too large.' },
  unexpected: { status: 500, message: 'Something went wrong. Please try again later.' },
  busy: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  captchaSilent: { status: 503, message: 'The captcha cannot be verified now. Please try again in a moment.' },
  notStored: { status: 503, message: 'The message could not be taken. Please try again in a moment.' },
  notReady: { status: 503, message: 'The site is being prepared. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>
// Stryker restore StringLiteral,ObjectLiteral

export type FailureCode = keyof typeof failures

/** What a failure says; one that names fields goes on with their names. */
export const failureText = (code: FailureCode): string => failures[code].message

/** An expected failure, thrown by a route and answered by the failure plugin. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  /** Names of the fields that are meant: names of ours, never what a visitor sent. */
  readonly fields: readonly string[]

  /** `details` says more of each field than its name; nothing that was typed. */
  constructor(code: FailureCode, fields: readonly string[] = [], details: readonly string[] = fields) {
    super(fields.length > 0 ? `${failures[code].message} ${details.join(', ')}.` : failures[code].message)
    this.code = code
    this.fields = fields
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
