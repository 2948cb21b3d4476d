/*
 * Stands in the page behind its lists, as one and the same text: what the address and the session say of the list holds from the
 * first paint on. Lists that in-app navigation brings are restored by browse-list.ts.
 */
import { listsOf, restoreLists } from './list-state.ts'

restoreLists(document)
// A button that is pressed before the scripts are there waits for them (mount-list.ts).
for (const list of listsOf(document))
  list.addEventListener(
    'click',
    ({ target }) => {
      const more = target instanceof Element && target.closest('[data-list-more] button')
      if (!more) return
      list.dataset['early'] = ''
      more.ariaBusy = 'true'
    },
    { once: true },
  )
