/*
 * Stands in the head of every page, as one and the same text (its hash is part of the content policy), and runs before
 * anything is painted: nothing that is hidden from the visitor is ever seen, nothing moves, and a language that is chosen before
 * the other scripts have come is kept. It runs once per document; after that it prepares the pages that in-app navigation
 * brings, before they are shown.
 */
import { showAudience } from './audience.ts'
import { keepChosenLanguage } from './chosen-language.ts'

showAudience(document, new URL(location.href), Date.now())
document.addEventListener('astro:before-swap', ({ newDocument, to }) => showAudience(newDocument, to, Date.now()))
keepChosenLanguage(document)
