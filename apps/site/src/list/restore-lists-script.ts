/*
 * Stands in the page behind its lists, as one and the same text: what the address and the session say of the list holds from the
 * first paint on. Lists that in-app navigation brings are restored by browse-list.ts.
 */
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { isAhead } from './list-selects.ts'
import { listsOf, restoreLists } from './list-state.ts'

restoreLists(document)
// What is pressed or chosen before the scripts are there is marked, and waits for them (mount-list.ts); for those that do not come, no longer than for
// an answer: all entries are shown then, as without scripts.
for (const list of listsOf(document)) {
  const wait = (asked: Element): void => {
    asked.setAttribute('aria-busy', 'true')
    setTimeout(() => {
      if (asked.hasAttribute('aria-busy')) list.dataset['failed'] = ''
    }, answerTimeout)
  }
  list.addEventListener('click', ({ target }) => {
    const more = target instanceof Element && target.closest('[data-list-more] button')
    if (more) wait(more)
  })
  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    if (isAhead(target)) wait(target)
    else target.removeAttribute('aria-busy')
  })
}
