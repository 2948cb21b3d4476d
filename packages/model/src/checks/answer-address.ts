import type { Check } from './check.ts'

/** Address of a page without its language, or of a place on it. */
export const answerAddressCheck: Check = (value) =>
  /^\/(?:[A-Za-z0-9._~-]+\/)*(?:#[A-Za-z0-9._~-]+)?$/.test(value)
    ? undefined
    : 'must be a path such as /contact/, or /faq/#faq-wire for a place on a page'
