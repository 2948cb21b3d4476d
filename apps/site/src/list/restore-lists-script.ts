/*
 * Stands in the page behind its lists, as one and the same text: what the address and the session say of the list holds from the
 * first paint on. Lists that in-app navigation brings are restored by browse-list.ts.
 */
import { restoreLists } from './list-state.ts'

restoreLists(document)
