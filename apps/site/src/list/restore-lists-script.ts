/*
 * Stands in the page behind its lists, as one and the same text: what the address and the session say of the list holds from the
 * first paint on. Lists that in-app navigation brings are restored by browse-list.ts.
 */
import { isAhead } from './list-selects.ts'
import { listsOf, restoreLists } from './list-state.ts'

restoreLists(document)
// What is pressed or chosen before the scripts are there is marked, and waits for them (mount-list.ts).
for (const list of listsOf(document)) {
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('[data-list-more] button')?.setAttribute('aria-busy', 'true')
  })
  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    if (isAhead(target)) target.setAttribute('aria-busy', 'true')
    else target.removeAttribute('aria-busy')
  })
}
