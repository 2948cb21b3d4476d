import {
  type HelperAccount,
  type HelperAge,
  type HelperReason,
  type HelperWish,
  helperAges,
  helperWishes,
  suggestAccount,
} from '@bank/rules/accounts/suggest-account.ts'

type KnownAccount = HelperAccount & {
  readonly name: string
  readonly price: string
  readonly subline?: string
  readonly said: { readonly fee: string; readonly balance: string }
}

const isWish = (value: unknown): value is HelperWish => helperWishes.some((wish) => wish === value)
const asAge = (asked: unknown): HelperAge | undefined => helperAges.find(({ value }) => value === asked)?.value

/** Only the questions and the kinds of account that there are for whom they are asked for. What is hidden is not answered. */
const hideOthers = (form: HTMLFormElement, sector: unknown): void => {
  for (const part of form.querySelectorAll<HTMLElement>('[data-sectors]')) {
    const isQuestion = part instanceof HTMLFieldSetElement
    const isMeant = typeof sector === 'string' ? !!part.dataset.sectors?.split(' ').includes(sector) : !isQuestion
    part.hidden = !isMeant
    if (!isMeant) for (const box of part.querySelectorAll('input')) box.checked = false
  }
}

/** How many of the questions that are asked have no answer yet. */
const unanswered = (form: HTMLFormElement): number =>
  [...form.querySelectorAll('fieldset')].filter((question) => !question.hidden && !question.querySelector(':checked')).length

const answerOf = (page: Document, title: string, sentences: readonly string[]): readonly HTMLElement[] => {
  const [name, list] = [page.createElement('b'), page.createElement('ul')]
  name.textContent = title
  list.append(
    ...sentences.map((sentence) => {
      const item = page.createElement('li')
      item.textContent = sentence
      return item
    }),
  )
  return sentences.length > 0 ? [name, list] : [name]
}

/** The account that the answers of a form lead to, with the sentences of its reasons. */
const suggestionOf = (form: HTMLFormElement, accounts: readonly KnownAccount[], reasons: Readonly<Record<HelperReason, string>>) => {
  const data = new FormData(form)
  const [sector, category, wish] = [String(data.get('sector')), String(data.get('category')), data.get('wish')]
  if (!isWish(wish)) return undefined
  const found = suggestAccount(accounts, {
    sector,
    category: category || undefined,
    age: asAge(data.get('age')),
    has: String(data.get(`has-${sector}`) ?? '') || undefined,
    amount: Number(data.get('amount')),
    wish,
  })
  const account = accounts.find(({ key }) => key === found?.key)
  if (!found || !account) return undefined
  const other = accounts.find(({ key }) => key === found.other)
  const places: Readonly<Record<string, string>> = { name: account.name, other: other?.name ?? '', deposit: account.price, ...account.said }
  const filled = (sentence = '') => sentence.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place).replace(/\.\.$/, '.')
  return {
    keys: [account.key, ...(other ? [other.key] : [])],
    title: filled(found.fits ? form.dataset.result : form.dataset.closest),
    sentences: [...(account.subline ? [account.subline] : []), ...found.reasons.map((reason) => filled(reasons[reason]))],
  }
}

/**
 * Names an account once all questions are answered, and again with every other answer; before, how many are left. `add` puts it into the comparison,
 * and beside it the account of another kind that a reason names. `answers` are those of an earlier visit, as a query.
 */
export const followAnswers = (
  form: HTMLFormElement,
  answers: string,
  add: (keys: readonly string[]) => void,
  signal: AbortSignal,
): void => {
  const accounts = JSON.parse(form.dataset.accounts ?? '[]') as readonly KnownAccount[]
  const reasons = JSON.parse(form.dataset.reasons ?? '{}') as Readonly<Record<HelperReason, string>>
  const [answer, show] = [form.querySelector('[data-answer]'), form.querySelector<HTMLElement>('[data-show]')]
  let named: readonly string[] = []
  const update = (): void => {
    hideOthers(form, new FormData(form).get('sector'))
    const left = unanswered(form)
    const found = left === 0 ? suggestionOf(form, accounts, reasons) : undefined
    named = found?.keys ?? []
    const title = left > 0 ? form.dataset.left?.replace('{count}', String(left)) : (found?.title ?? form.dataset.none)
    answer?.replaceChildren(...answerOf(form.ownerDocument, title ?? '', found?.sentences ?? []))
    if (show) show.hidden = !found
    for (const [index, label] of show?.querySelectorAll('span').entries() ?? []) label.hidden = index !== named.length - 1
  }
  form.addEventListener('change', update, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (named.length > 0) add(named)
    },
    { signal },
  )
  for (const [name, value] of new URLSearchParams(answers))
    for (const box of form.querySelectorAll<HTMLInputElement>('input')) if (box.name === name && box.value === value) box.checked = true
  update()
}
