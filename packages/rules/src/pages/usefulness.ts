/** What the address of a page says when visitors answer whether it was useful, and the name of the answer. */
export const usefulQuery = 'useful'

/** The thanks below a page: shown where the address names them. */
export const usefulThanks = 'useful-thanks'

export const usefulAnswers = ['yes', 'no'] as const

/** How the question begins in a built page. */
export const usefulClass = 'useful wrap'

const question = new RegExp(`<div class="${usefulClass}">.*?</form></div>`, 's')

/** Whether a built page asks. */
export const asksUseful = (html: string): boolean => question.test(html)

/** A built page without the question, for hosts where nobody takes the answer. */
export const withoutUseful = (html: string): string => html.replace(question, '')
