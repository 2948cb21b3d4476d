import { join } from 'node:path'
import { videoTexts } from '@bank/i18n/dictionary/video.ts'
import { sanitise } from '@bank/ui/safe-html/sanitise.ts'
import { sanitiseInBrowser } from '@bank/ui/safe-html/sanitise-in-browser.ts'
import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { repositoryRoot } from '../store/environment/repository-root.ts'
import { readContentFiles } from './content-files.ts'

// Content is read by Node; the browser is one inside it.
const { window } = new JSDOM()
for (const name of ['document', 'DOMParser', 'Text', 'Element', 'HTMLElement', 'HTMLTemplateElement'] as const)
  vi.stubGlobal(name, window[name])

const { records } = await readContentFiles(join(repositoryRoot, 'content'))

/** All texts with markup in a value, wherever they stand. */
const htmlIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /<[a-z][^>]*>/i.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : []
}

const rules = {
  video: { language: 'en' as const, ...videoTexts.en },
  link: (href: string | undefined, refresh: boolean) =>
    href ? { href, ...(href.startsWith('https:') && { outbound: 'warn' as const }), ...(refresh && { reload: true as const }) } : undefined,
}

/** What a browser reads in HTML, written out. */
const read = (...nodes: readonly Node[]): string => {
  const place = document.createElement('div')
  place.append(...nodes)
  place.normalize()
  return place.innerHTML.trim()
}
const atBuild = (html: string) => read(...new DOMParser().parseFromString(sanitise(html, rules), 'text/html').body.childNodes)

it.each([
  ['the alerts', 'alerts', 6],
  ['everything', undefined, 200],
])('[D-ALERT-6] browsers make of the HTML of %s what the build makes of it', (_name, slug, atLeast) => {
  const texts = records.filter((record) => slug === undefined || record.slug === slug).flatMap(({ fields }) => htmlIn(fields))
  expect(texts.length).toBeGreaterThanOrEqual(atLeast)
  expect(texts.filter((html) => read(sanitiseInBrowser(html, rules)) !== atBuild(html))).toEqual([])
})
