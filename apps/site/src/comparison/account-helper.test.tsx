// @vitest-environment jsdom
import { join } from 'node:path'
import { AccountHelper } from '@bank/blocks/account-comparison/AccountHelper.tsx'
import { toProps } from '@bank/blocks/account-comparison/toProps.ts'
import { testContext } from '@bank/blocks/testing/context.ts'
import { readContentFiles } from '@bank/content/import/content-files.ts'
import { settingsKey } from '@bank/content/store/declaration.ts'
import { languages } from '@bank/i18n/languages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { followAnswers } from './account-helper.ts'

const { records } = await readContentFiles(join(import.meta.dirname, '../../../../content'))
const all = (slug: string): never => records.filter((record) => record.slug === slug).map(({ fields }) => fields) as never
const [settings = {} as never]: never[] = all(settingsKey)
const content = { products: all('products'), 'product-categories': all('product-categories'), 'deposit-rates': all('deposit-rates') }

const ofAnotherKind = {
  en: /account of another kind (?:has|can earn interest): ([^.]+)\./,
  es: /una(?: cuenta)? de otro tipo (?:sí|puede ganar intereses): ([^.]+)\./i,
} as const

/** Ticks the answers of each question in turn, and calls back with all of them given. */
const answerAll = (questions: readonly HTMLFieldSetElement[], answered: () => void): void => {
  const [question, ...rest] = questions
  if (!question) answered()
  else if (question.hidden) answerAll(rest, answered)
  for (const box of question?.querySelectorAll('input') ?? []) {
    if (question?.hidden || box.closest('label')?.hidden) continue
    box.checked = true
    box.dispatchEvent(new Event('change', { bubbles: true }))
    answerAll(rest, answered)
  }
}

describe.each(languages)('[PROD-04] [D-PROD-8] [D-PROD-9] the helper (%s)', (language) => {
  it('puts into the comparison whichever account of another kind it names, after any answers', () => {
    const block = toProps({ id: 'compare', kind: 'accountComparison' } as never, testContext(language, { records: content, settings }))
    if (!block) throw new Error('There are no accounts')
    document.body.innerHTML = renderToStaticMarkup(<AccountHelper {...block} />)
    const [form, stop, add] = [document.querySelector('form'), new AbortController(), vi.fn()]
    if (!form) throw new Error('There is no form')
    followAnswers(form, '', add, stop.signal)
    const nameOf = (key: string) => block.accounts.find((one) => one.key === key)?.card.name
    const seen = new Map<number, number>()
    answerAll([...form.querySelectorAll('fieldset')], () => {
      add.mockClear()
      form.dispatchEvent(new Event('submit', { cancelable: true }))
      const keys: readonly string[] = add.mock.calls[0]?.[0] ?? []
      const words = form.querySelector('[data-answer]')?.textContent ?? ''
      expect(words.startsWith(`${nameOf(keys[0] ?? '')} `), words).toBe(true)
      expect(keys[1] && nameOf(keys[1]), words).toBe(ofAnotherKind[language].exec(words)?.[1])
      expect(words).not.toMatch(/[{}]/)
      const label = [...form.querySelectorAll('button span')].filter((span) => !(span as HTMLElement).hidden)
      expect(label.map(({ textContent }) => textContent)).toEqual([keys[1] ? block.words.showBoth : block.words.show])
      seen.set(keys.length, (seen.get(keys.length) ?? 0) + 1)
    })
    stop.abort()
    expect(seen.get(1)).toBeGreaterThan(100)
    expect(seen.get(2)).toBeGreaterThan(10)
  })
})
