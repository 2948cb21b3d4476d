import type { ListedPlan } from '@bank/content/schedule/plans.ts'
import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { PlanTable } from './PlanTable.tsx'

const at = new Date(Date.UTC(2026, 2, 2, 15)).toISOString()
const record = { slug: 'pages', id: 'home', title: 'Home', label: 'Page', edit: '/admin/collections/pages/home' }
const end: ListedPlan = {
  ...record,
  ...{ job: '1', type: 'end', at, by: 'ana@bank.example', reason: 'The offer has ended', reasons: [], failed: undefined },
}
const publication: ListedPlan = {
  ...end,
  ...{ job: '2', type: 'publish', reason: '', by: 'ben@bank.example' },
  reasons: [{ by: 'eva@bank.example', at, reason: 'The branch has moved' }],
}
const failed: ListedPlan = { ...end, job: '3', failed: 'Choose a time to come. Nothing was saved.' }
const plans = [end, publication, failed]

it.each([en, es])('lists what is planned with record, what happens when, who planned it and why', (words) => {
  const said = renderToStaticMarkup(<PlanTable list="scheduled" plans={plans} words={words} />)
  expect(said.match(/href="\/admin\/collections\/pages\/home"/g)).toHaveLength(2)
  const when = bankTime(words.language, at)
  for (const text of [words.schedule.end(when), 'ana@bank.example', 'The offer has ended']) expect(said).toContain(text)
  for (const text of [words.schedule.publish(when), 'ben@bank.example', 'The branch has moved']) expect(said).toContain(text)
})

it.each([
  [en, 'Choose a time to come.'],
  [es, 'Elija una hora que todavía no haya pasado.'],
])('lists what failed with why, and what to do', (words, why) => {
  const said = renderToStaticMarkup(<PlanTable list="failed" plans={plans} words={words} />)
  expect(said.match(/<tr>/g)).toHaveLength(2)
  for (const text of [why, words.waiting.afterFailure, 'The offer has ended']) expect(said).toContain(text)
  expect(renderToStaticMarkup(<PlanTable list="failed" plans={[end]} words={words} />)).toContain(words.waiting.lists.failed.empty)
})

it.each([en, es])('stacks its cells where there is no room, each with its heading where its words need one', (words) => {
  const said = renderToStaticMarkup(<PlanTable list="failed" plans={plans} words={words} />)
  expect(said).toContain('class="workflow-scroll workflow-stacked"')
  const { by, reason } = words.waiting.columns
  expect(said.match(/data-heading="[^"]*"/g)).toEqual([`data-heading="${by}"`, `data-heading="${reason}"`])
})
