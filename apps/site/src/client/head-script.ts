/*
 * Stands in the head of every page, as one and the same text (its hash is part of the content policy), and runs before
 * anything is painted: nothing that is hidden from the visitor is ever seen, nothing moves, a language that is chosen before
 * the other scripts have come is kept, and one that was chosen before is gone to where a host of files answered with the other. It runs once per document; after that it prepares the pages that in-app navigation
 * brings, before they are shown.
 */
import { showAudience } from './audience.ts'
import { keepChosenLanguage } from './chosen-language.ts'
import { chosenVersion } from './chosen-version.ts'

/** A page that gives way to another one is no view of it. */
const show = (page: Document, url: URL): void => {
  if (!chosenVersion(page)) showAudience(page, url, Date.now())
}

const goToChosenVersion = (): void => {
  const version = chosenVersion(document)
  if (version) location.replace(version + location.search + location.hash)
}

show(document, new URL(location.href))
goToChosenVersion()
document.addEventListener('astro:before-swap', ({ newDocument, to }) => show(newDocument, to))
document.addEventListener('astro:after-swap', goToChosenVersion)
keepChosenLanguage(document)
