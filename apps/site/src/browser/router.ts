/*
 * Astro's router, loaded with the first interaction. Importing it starts it: it writes the position into the history and listens to Back.
 */
import './jump-in-history.ts'
import { navigate } from 'astro:transitions/client'
import { keepHeaderRight } from '../header/follow-page.ts'
import { announceNavigation } from './announce-navigation.ts'
import { limitNavigation } from './limit-navigation.ts'
import { probeBeforePost } from './probe-before-post.ts'

// Islands name the router; the server only renders them.
if (typeof document !== 'undefined') {
  history.scrollRestoration = 'manual'
  keepHeaderRight(document)
  announceNavigation(document)
  limitNavigation(document)
  probeBeforePost(document)
}

export { navigate }
