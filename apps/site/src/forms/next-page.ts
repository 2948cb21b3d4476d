/** Where a sent message leads unless its form says otherwise (FORM-51). It has no language of its own (D-FORM-9). */
const thankYouPage = '/thank-you/'

/**
 * Where a form leads after its message was sent (FORM-51, FORM-52). A redirect counts, as it was given, when it starts with `/` and
 * stays on the host of `origin`; browsers read `//host` and `/\host` as other hosts, so anything of the kind leads to the thank-you page (D-FORM-9).
 */
export const nextPage = (redirect: string | undefined, origin: string): string =>
  redirect?.startsWith('/') && URL.parse(redirect, origin)?.origin === origin ? redirect : thankYouPage
