/*
 * The business constants that scripts read before any interaction. They are a module of their own because a bundler keeps a module
 * whole: those scripts would carry all the others to every visitor.
 */

/** Pause after typing until the terms are logged, in milliseconds (SRCH-17). */
export const searchLogDelay = 1000
/** The connectivity probe fails after this long, in milliseconds (D-HEAD-11). */
export const probeTimeout = 5000
/** A click waits for its script this long, in milliseconds; then it is done without it. */
export const scriptTimeout = 5000
/** What has not come after this long counts as failed, and the visitor is told, in milliseconds (D-HEAD-1). */
export const answerTimeout = 10_000
/** Key of what forms keep in the storage of the tab (D-FORM-2). */
export const keptFormsKey = 'forms'
/** Cookie that keeps the language: 30 days, in seconds (LINK-32). */
export const languageCookieMaxAge = 2_592_000
