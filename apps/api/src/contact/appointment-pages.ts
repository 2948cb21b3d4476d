import { translator } from '@bank/i18n/translate.ts'
import { html } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import type { Bodies } from '../pages/bodies.ts'
import type { ResolvedFile } from '../pages/resolve-address.ts'
import type { Release } from '../releases/release.ts'

/** The places of the form as the build wrote them: none is chosen yet. */
const places = /(<select [^>]*\bname="place"[^>]*>)(.*?)(?=<\/select>)/s
const appointmentForm = ' data-form="appointment"'

/** A page whose form has the place chosen; nothing where it offers no such place. */
const withPlace = (page: string, place: string): string | undefined => {
  const option = `<option${attributes({ value: place }).markup}>`
  const [, select, options = ''] = places.exec(page) ?? []
  if (!options.includes(option)) return undefined
  const chosen = options.replace(' selected=""', '').replace(option, () => option.replace('>', ' selected="">'))
  return page.replace(places, () => `${select}${chosen}`)
}

/** A page with a sentence above its form, outside of what scripts take over. */
const withSentence = (page: string, sentence: string): string => {
  const start = page.lastIndexOf('<astro-island', page.indexOf(appointmentForm))
  return `${page.slice(0, start)}${html`<noscript><p class="appointment-form-said">${sentence}</p></noscript>`.markup}${page.slice(start)}`
}

/**
 * Answers the page with the form for appointments as a branch's link asks for it (`?branch=`), for visitors without scripts: that place is chosen,
 * or it is said that no appointments are taken there (D-FORM-28). Nothing for all other pages.
 */
export const appointmentPages = (bodies: Bodies) => {
  return async (release: Release, { status, file, language }: ResolvedFile, url: string): Promise<string | undefined> => {
    const branch = new URLSearchParams(url.split('?')[1]).get('branch')
    if (status !== 200 || !language || !branch) return undefined
    const page = (await bodies.text(file, release.texts, undefined)).toString('utf8')
    if (!page.includes(appointmentForm)) return undefined
    return withPlace(page, branch) ?? withSentence(page, translator(language)('appointment.notThere'))
  }
}
