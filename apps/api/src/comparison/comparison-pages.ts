import { translator } from '@bank/i18n/translate.ts'
import { askedIn, mostCompared, unknownIn } from '@bank/rules/accounts/chosen-accounts.ts'
import { html } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import type { Bodies } from '../pages/bodies.ts'
import type { ResolvedFile } from '../pages/resolve-address.ts'
import type { Release } from '../releases/release.ts'

/** The comparison as the build wrote it: all accounts are shown. */
const tableClass = '<table class="account-comparison-table'
const section = '<section class="table-scroll account-comparison-scroll"'
const cells = / data-account="([^"]+)"/g

/** The table with the columns of some accounts alone. */
const withColumns = (table: string, chosen: readonly string[]): string =>
  table
    .replace(tableClass, `${tableClass} account-comparison-few`)
    .replace(/ colspan="\d+"/gi, ` colspan="${chosen.length}"`)
    .replace(cells, (cell, key: string) => (chosen.includes(key) ? cell : `${cell} hidden=""`))

/**
 * Answers the comparison of accounts as its address asks for it (`?accounts=`), for visitors without scripts: those accounts alone, what of the
 * address was left out, and the way to all of them (D-PROD-9). Nothing for all other pages.
 */
export const comparisonPages = (bodies: Bodies) => {
  return async (release: Release, { status, file, language }: ResolvedFile, url: string): Promise<string | undefined> => {
    const [path = '', query = ''] = url.split('?')
    if (status !== 200 || !language || !new URLSearchParams(query).get('accounts')) return undefined
    const page = (await bodies.text(file, release.texts, undefined)).toString('utf8')
    const start = page.indexOf(section)
    if (start < 0) return undefined
    const table = page.slice(start)
    const known = [...new Set([...table.matchAll(cells)].flatMap(([, key]) => key ?? []))]
    const [asked, unknown] = [askedIn(query, known), unknownIn(query, known)]
    const left = asked.length - mostCompared
    const t = translator(language)
    const said = [
      left > 0 && (left === 1 ? t('compare.leftOne') : t('compare.leftOut', { count: left })),
      unknown > 0 && t('compare.unknown', { count: unknown }),
    ].filter((sentence) => sentence !== false)
    const note = html`<noscript><p>${said.map((sentence) => html`${sentence} `)}<a${attributes({ href: path })}>${t('compare.everything')}</a></p></noscript>`
    return `${page.slice(0, start)}${note.markup}${asked.length > 0 ? withColumns(table, asked.slice(0, mostCompared)) : table}`
  }
}
