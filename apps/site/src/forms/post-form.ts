import { usefulThanks } from '@bank/rules/pages/usefulness.ts'

/**
 * Posts a form of the page to the site. The answer to whether the page was useful goes there beside it, so that the page stays with its address and
 * with what stands in its fields, and thanks take the place of the question (D-ROUTE-11). Any other is posted by the browser, as one
 * that no script takes (D-FORM-28). Rejects when the site does not take the answer, or cannot be reached.
 */
export const postForm = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
  const thanks = form.previousElementSibling as HTMLElement | null
  if (thanks?.id !== usefulThanks) {
    form.dispatchEvent(new Event('unscripted', { bubbles: true }))
    return
  }
  // Browsers take any pairs, their types lists alone.
  const body = new URLSearchParams(new FormData(form, submitter) as never)
  const { type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
  if (type !== 'opaqueredirect') throw new Error(type)
  thanks.style.display = 'block'
  form.remove()
  thanks.focus()
}
