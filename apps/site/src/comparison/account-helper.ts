import {
  type HelperAccount,
  type HelperReason,
  type HelperWish,
  helperWishes,
  suggestAccount,
} from '@bank/rules/accounts/suggest-account.ts'

type KnownAccount = HelperAccount & { readonly name: string; readonly price: string; readonly subline?: string }

const isWish = (value: unknown): value is HelperWish => helperWishes.some((wish) => wish === value)

/** Only kinds of account that there are for whom they are asked for. */
const hideOtherKinds = (form: HTMLFormElement, sector: unknown): void => {
  for (const option of form.querySelectorAll<HTMLElement>('[data-sectors]')) {
    const box = option.querySelector('input')
    option.hidden = typeof sector === 'string' && !option.dataset.sectors?.split(' ').includes(sector)
    if (box && option.hidden) box.checked = false
  }
}

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

/** Names an account once all questions are answered, and again with every other answer. `choose` shows it in the comparison. */
export const startHelper = (form: HTMLFormElement, choose: (keys: readonly string[]) => void, signal: AbortSignal): void => {
  const accounts = JSON.parse(form.dataset.accounts ?? '[]') as readonly KnownAccount[]
  const reasons = JSON.parse(form.dataset.reasons ?? '{}') as Readonly<Record<HelperReason, string>>
  const [answer, show] = [form.querySelector('[data-answer]'), form.querySelector<HTMLElement>('[data-show]')]
  let named: string | undefined
  const update = (): void => {
    const data = new FormData(form)
    const sector = data.get('sector')
    hideOtherKinds(form, sector)
    const [category, amount, wish] = ['category', 'amount', 'wish'].map((name) => new FormData(form).get(name))
    if (typeof sector !== 'string' || typeof category !== 'string' || amount === null || !isWish(wish)) return
    const found = suggestAccount(accounts, { sector, category: category || undefined, amount: Number(amount), wish })
    const account = accounts.find(({ key }) => key === found?.key)
    named = account?.key
    const filled = (sentence = '') => sentence.replace('{name}', account?.name ?? '').replace('{deposit}', account?.price ?? '')
    const sentences = [...(account?.subline ? [account.subline] : []), ...(found?.reasons ?? []).map((reason) => filled(reasons[reason]))]
    answer?.replaceChildren(...answerOf(form.ownerDocument, filled(account ? form.dataset.result : form.dataset.none), sentences))
    if (show) show.hidden = !account
  }
  form.addEventListener('change', update, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (!named) return
      choose([named])
      form.closest('section')?.querySelector('[data-comparison]')?.scrollIntoView({ block: 'nearest' })
    },
    { signal },
  )
  update()
}
