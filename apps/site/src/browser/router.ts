/*
 * Astro's router, and what fetches pages ahead of it, loaded with the first interaction. Importing it starts the router: it writes the position into the
 * history and listens to Back.
 */

import './jump-in-history.ts'
import { navigate } from 'astro:transitions/client'
import { keepHeaderRight } from '../header/follow-page.ts'
import { announceNavigation } from './announce-navigation.ts'
import { isFocusAwaited } from './jump-in-history.ts'
import { limitNavigation } from './limit-navigation.ts'

history.scrollRestoration = 'manual'
keepHeaderRight(document)
announceNavigation(document, isFocusAwaited)
limitNavigation(document)

export { prefetchPages } from '../client/prefetch.ts'
export { navigate }
