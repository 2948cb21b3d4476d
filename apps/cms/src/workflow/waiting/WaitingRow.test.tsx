import type { Waiting } from '@bank/content/reviews/queue.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { WaitingRow } from './WaitingRow.tsx'

const step = (action: 'submitted' | 'commented' | 'failed', comment: string, minute: number) => ({
  ...{ action, comment, at: new Date(Date.UTC(2026, 2, 2, 15, minute)).toISOString() },
  ...{ by: 'ana@bank.example', person: '1', version: '7' },
})

const draft: Waiting = {
  ...{ slug: 'pages', id: 'home', title: 'Home', label: 'Page', edit: '/admin/collections/pages/home' },
  ...{ version: '7', state: 'submitted' as const, isChangedSince: false, takenOff: null },
  reviews: [step('submitted', 'For the campaign', 1), step('commented', 'By Friday, please', 2)],
  reasons: [{ by: 'ben@bank.example', at: new Date(Date.UTC(2026, 2, 2, 14)).toISOString(), reason: 'The branch has moved' }],
}

const textOf = (row: React.ReactNode): string => renderToStaticMarkup(row).replaceAll(/<[^>]+>/g, ' ')

it.each([en, es])('a draft that waits says in its list why it was changed and submitted, and what was said last', (words) => {
  const said = textOf(<WaitingRow draft={draft} words={words} />)
  for (const text of ['ben@bank.example', 'The branch has moved', 'For the campaign', 'By Friday, please']) expect(said).toContain(text)
})

it('says the reason of a submission once where it was the last step', () => {
  const said = textOf(<WaitingRow draft={{ ...draft, reviews: draft.reviews.slice(0, 1) }} words={en} />)
  expect(said.match(/For the campaign/g)).toHaveLength(1)
})

it.each([
  [en, 'Choose a time to come.'],
  [es, 'Elija una hora que todavía no haya pasado.'],
])('says why it could not be published at its time, also where something was said since', (words, why) => {
  const reviews = [step('submitted', '', 1), step('failed', 'Choose a time to come.', 2), step('commented', 'Oh dear', 3)]
  const said = textOf(<WaitingRow draft={{ ...draft, state: 'failed', reviews }} words={words} />)
  for (const text of [why, words.steps.failed, 'Oh dear']) expect(said).toContain(text)
})

const takenOff = { by: 'ben@bank.example', at: new Date(Date.UTC(2026, 2, 2, 15, 4)).toISOString(), reason: 'Out of date' }

it.each([
  [en, 'Taken off by ben@bank.example, March 2, 2026 at 9:04 AM CST.'],
  [es, 'Lo retiró ben@bank.example, 2 de marzo de 2026'],
])('says who took it off the site, when and why, in the order of its steps', (words, line) => {
  const off = { ...draft, state: 'open' as const, takenOff }
  const said = (reviews: Waiting['reviews']) => textOf(<WaitingRow draft={{ ...off, reasons: [], reviews }} words={words} />)
  const [alone, between] = [said([]), said([step('submitted', 'For the campaign', 1), step('commented', 'A pity', 5)])]
  expect(alone).toContain(line)
  const places = ['For the campaign', line, 'Out of date', 'A pity'].map((text) => between.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

it('says once that it was taken off the site at its time', () => {
  const ended = { ...step('submitted', 'Out of date', 4), action: 'ended' as const }
  expect(textOf(<WaitingRow draft={{ ...draft, takenOff, reviews: [ended] }} words={en} />).match(/Out of date/g)).toHaveLength(1)
})
