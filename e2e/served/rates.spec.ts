import { expect, test } from '@playwright/test'
import { formatAmount, formatDay, formatPercent } from '../../packages/i18n/src/format.ts'
import { attributesOf, builtPages, mainOf, plain } from '../site/built-pages.ts'
import { isTriggerTerm, triggerTerms } from '../site/credit-terms.ts'
import { counselorWords, promisesCredit, showsYield, unnamedYields } from '../site/deposit-words.ts'
import { storedContent } from '../site/stored-content.ts'

const pages = builtPages()
const { records, settings, blocks } = storedContent()
const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? ''
const languages = ['en', 'es'] as const

/** HTML of the element that starts with this tag, up to the next of its kind. */
const partOf = (html: string, start: RegExp, end: string) => {
  const from = html.search(start)
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from))
}

test.describe('advertised credit', () => {
  for (const phrase of [
    'Small loans for roofs, wiring and air conditioning, from $2,500, paid back over one to five years.',
    'Préstamos pequeños para techos, desde $2,500, que se pagan en uno a cinco años.',
    'Car loans with terms of up to 72 months.',
    'A 30-year fixed mortgage, decided close by.',
    'Your loan, for $199 a month.',
    'Su préstamo, por $199 al mes.',
    'Mortgages with 5% down.',
    'Hipotecas con 5% de enganche.',
    'A mortgage with a down payment of $5,000.',
    'Loan rates from 6.25%.',
    'Tasas de préstamos desde 6.25%.',
    'Repay the loan in 60 equal payments.',
  ])
    test(`is told from other words: “${phrase}”`, () => expect(isTriggerTerm(phrase)).toBe(true))

  for (const phrase of [
    'Loans up to $3MM+, decided close by.',
    '$100 mortgage origination discount',
    'We ask for two years of tax returns before we lend.',
    'We quote a loan at its annual percentage rate (APR), in writing.',
    'The penalty is 90 days of interest on terms up to 12 months.',
  ])
    test(`is not seen in “${phrase}”`, () => expect(isTriggerTerm(phrase)).toBe(false))

  test('names no down payment, payment, period of repayment or bare rate on any page', () => {
    const found = pages
      .filter(({ path }) => !path.startsWith('/calculator-iframe/'))
      .flatMap(({ path, html }) => triggerTerms(path, html).map((sentence) => `${path}: ${sentence}`))
    expect(found).toEqual([])
  })

  test('calls nobody of the bank a counselor', () => {
    expect(counselorWords('<main>A counselor calls.</main>')).toEqual(['counselor'])
    expect(counselorWords('<main>Consejería y subvenciones</main>')).toEqual(['Consejería'])
    expect(pages.flatMap(({ path, html }) => counselorWords(html).map((word) => `${path}: ${word}`))).toEqual([])
  })

  test('[ROUTE-40] [D-CALC-6] the calculator holds no figures of a loan before its script runs, and says whom to call', () => {
    const main = mainOf(pages.find(({ path }) => path.startsWith('/calculator-iframe/'))?.html ?? '')
    expect(main.match(/<(?:p|dd)[^>]*data-figure="\w+"[^>]*>[^<]/g)).toBeNull()
    expect(attributesOf(main, 'div', 'data-calculator').length).toBe(2)
    expect(main.match(/<div[^>]*\shidden[^>]*data-calculator/g)).toHaveLength(2)
    expect(partOf(main, /<div class="calculator-waiting"/, '</div>')).toMatch(/lang="en".*tel:8005550142.*lang="es".*tel:8005550142/s)
  })

  test('[ROUTE-41] [D-CALC-6] opens the calculator of each page with a loan of its own, and calls it an estimate and no offer', () => {
    for (const [path, query] of [
      ['/personal/loans/', 'amount=35000&rate=7.5&years=5'],
      ['/mortgage/calculator/', 'amount=250000&rate=6.25&years=30'],
    ])
      for (const language of languages) {
        const main = mainOf(htmlOf(`/${language}${path}`))
        expect(attributesOf(main, 'iframe', 'src').join(), path).toMatch(new RegExp(`^/calculator-iframe/index\\.html\\?.*${query}$`))
        expect(plain(main), path).toMatch(
          language === 'en' ? /estimate.*not an offer of credit/i : /cálculo aproximado.*no es una oferta de crédito/i,
        )
        expect(plain(main), path).toContain(language === 'en' ? 'annual percentage rate (APR)' : 'tasa porcentual anual (APR)')
      }
  })
})

test.describe('advertised deposits', () => {
  const rateOf = (id: string | undefined) => records['deposit-rates'].find((rate) => rate.id === id)
  const openable = records.products.filter(({ ctaLink }) => !ctaLink?.trim())
  const languageOf = (id: string) => (id.endsWith('-es') ? 'es' : 'en')
  const cardsOf = (html: string) => html.split('<article class="product-list-card"').slice(1)

  test('every account that can be opened earns a rate or says that it pays nothing', () => {
    expect(openable.length).toBeGreaterThan(10)
    expect(openable.filter(({ rate, paysNoInterest }) => Boolean(rateOf(rate)) === Boolean(paysNoInterest)).map(({ id }) => id)).toEqual([])
  })

  for (const product of records.products.filter(({ rate, paysNoInterest }) => rate || paysNoInterest)) {
    test(`${product.id} says on its card and on the rate sheet what it earns, since when and on which conditions`, () => {
      const language = languageOf(product.id)
      const card = cardsOf(mainOf(htmlOf(`/${language}/account-products/`))).find((html) => plain(html).includes(product.name ?? '?')) ?? ''
      const sheet = mainOf(htmlOf(`/${language}/rates/`))
      const rate = rateOf(product.rate)
      if (!rate) {
        expect(plain(card)).toContain(language === 'en' ? 'Pays no interest.' : 'No paga intereses.')
        expect(plain(partOf(sheet, /<ul class="rate-sheet-none"/, '</ul>'))).toContain(product.name)
        return
      }
      const row = partOf(sheet, new RegExp(`<article class="rate-sheet-account" id="rate-${rate.id}"`), '</article>')
      const yields = rate.usesSavingsTiers
        ? (settings.savingsTiers ?? []).map((tier) => tier.rate)
        : (rate.bands ?? []).map((band) => band.yield)
      expect(yields.length).toBeGreaterThan(0)
      for (const html of [card, row]) {
        for (const each of yields) expect(plain(html)).toContain(formatPercent(each ?? 0))
        for (const { minimumBalance, termMonths } of rate.bands ?? []) {
          if (minimumBalance) expect(plain(html)).toContain(formatAmount(minimumBalance, language))
          if (termMonths) expect(plain(html)).toContain(`${termMonths} ${language === 'en' ? 'months' : 'meses'}`)
        }
        expect(plain(html)).toContain(formatDay(settings.savingsAsOf, language))
        expect(plain(html)).toMatch(language === 'en' ? /Fees could reduce earnings/ : /Los cargos pueden reducir las ganancias/)
        expect(plain(html)).toMatch(rate.fixed ? /Fixed rate|Tasa fija/ : /Variable rate.*may change|Tasa variable.*puede cambiar/)
        if (rate.earlyWithdrawal) expect(plain(html)).toContain(rate.earlyWithdrawal[language])
        expect(plain(html)).toContain(`$${product.minDepositOpen ?? 0} `)
      }
      expect(attributesOf(card, 'a', 'href')).toContain(`/${language}/rates/#rate-${rate.id}`)
      expect(plain(sheet)).toContain(language === 'en' ? 'APY means annual percentage yield' : 'APY es el rendimiento porcentual anual')
    })
  }

  test('[FOOT-07] every page that shows what a deposit earns shows that it is insured', () => {
    const showing = pages.filter(({ html }) => showsYield(html))
    expect(showing.length).toBeGreaterThan(10)
    expect(showing.filter(({ html }) => !html.includes('footer-fdic')).map(({ path }) => path)).toEqual([])
  })

  test('[PROD-14] no account that holds deposits promises a credit record, and the card of one that is reported shows its icon', () => {
    const deposits = records.products.filter(({ rate, paysNoInterest, minDepositOpen, ctaLink }) =>
      Boolean(rate || paysNoInterest || (minDepositOpen && !ctaLink)),
    )
    const promising = deposits.filter(
      ({ productHighlights = [], subline = '', terms = '' }) =>
        promisesCredit(`${subline} ${terms}`) || productHighlights.some(({ highlight }) => highlight === 'credit'),
    )
    expect(promising.map(({ id }) => id)).toEqual([])
    expect(promisesCredit('12 or 24 months, reported monthly to the credit bureaus.')).toBe(true)
    for (const language of languages) {
      const cards = cardsOf(mainOf(htmlOf(`/${language}/account-products/`))).filter((card) =>
        plain(card).includes(language === 'en' ? 'Perfect for establishing credit' : 'Perfecta para crear crédito'),
      )
      expect(cards).toHaveLength(1)
      expect(plain(cards[0] ?? '')).toMatch(/credit card, not a deposit account|tarjeta de crédito, no una cuenta de depósito/)
    }
  })

  test('says annual percentage yield wherever it says in figures what a deposit earns', () => {
    expect(unnamedYields('The first $40,000 earns 4.50% and the part above it earns 0.50%.')).toHaveLength(1)
    const found = pages.flatMap(({ path, html }) => unnamedYields(plain(mainOf(html))).map((sentence) => `${path}: ${sentence}`))
    expect(found).toEqual([])
  })

  test('[ERR-04] [D-ERR-3] a sector without rates leads to the sheet of all rates, in the same words in both languages', () => {
    for (const [language, words] of [
      ['en', 'No rates found for this sector, for more rates click here'],
      ['es', 'No se encontraron tasas para este sector; para ver más tasas, haga clic aquí'],
    ] as const) {
      const sheet = mainOf(htmlOf(`/${language}/rates/`))
      expect(plain(sheet)).toContain(words)
      expect(attributesOf(partOf(sheet, /<p class="product-list-none"/, '</p>'), 'a', 'href')).toEqual([`/${language}/rates/#all-rates`])
      expect(attributesOf(sheet, 'section', 'id')).toContain('all-rates')
    }
  })

  test('no page about fixed rates calls them variable', () => {
    for (const language of languages) {
      const words = plain(mainOf(htmlOf(`/${language}/personal/certificates/`)))
      expect(words).toMatch(language === 'en' ? /Fixed rate/ : /Tasa fija/)
      expect(words).not.toMatch(/variable/i)
    }
  })

  test('[CALC-01] [CALC-02] every yield, limit and date that the content writes out is that of the records', () => {
    const yields = [
      ...(settings.savingsTiers ?? []).map(({ rate }) => rate),
      ...records['deposit-rates'].flatMap(({ bands = [] }) => bands.map((band) => band.yield)),
    ]
    const known = new Set(yields.map((each) => formatPercent(each ?? 0)))
    const { releases: _results, 'deposit-rates': _own, ...texts } = records
    const words: string[] = []
    JSON.stringify([texts, blocks], (_key, value) => {
      if (typeof value === 'string') words.push(plain(value))
      return value
    })
    const near = (text: string, figure: RegExp, context: RegExp) =>
      [...text.matchAll(figure)]
        .filter(({ index }) => context.test(text.slice(Math.max(0, index - 80), index + 80)))
        .map(([match]) => match)
    const rateWords = /\b(?:APY|yield|earns?|rates?|rendimiento|tasas?|ganan?)\b/i
    const limit = formatAmount(settings.savingsTiers?.[0]?.upTo ?? 0, 'en')
    expect(words.flatMap((text) => near(text, /\d+(?:\.\d+)?\s?%/g, rateWords)).filter((figure) => !known.has(figure))).toEqual([])
    const limits = words.flatMap((text) => [...text.matchAll(/(?:first|primeros) (\$[\d,]+)/g)].map((match) => match[1]))
    expect(limits.length).toBeGreaterThan(3)
    expect(limits.filter((figure) => figure !== limit)).toEqual([])
    const dates = languages.map((language) => formatDay(settings.savingsAsOf, language))
    const written = words.flatMap((text) =>
      near(text, /[A-Z][a-z]+ \d{1,2}, 20\d\d|\d{1,2} de \p{L}+ de 20\d\d/gu, /\b(?:APY|today’s rates|tasas de hoy)\b/),
    )
    expect(written.filter((date) => !dates.includes(date))).toEqual([])
  })

  test('[CONST-06] [PROD-04] the words that say what opens an account say what its record says', () => {
    const opens = records.products.map(({ name = '', minDepositOpen = 0 }) => [name, `$${minDepositOpen}`] as const)
    const cards = blocks.flatMap((block) => (block.kind === 'productCardSlider' ? (block.cards ?? []) : []))
    const said = cards.flatMap(({ name, subline }) =>
      languages.flatMap((language) => {
        const figure = /(\$\d+) opens it|Se abre con (\$\d+)/.exec(subline?.[language] ?? '')
        const product = opens.find(([title]) => title === name?.[language])
        return figure && product ? [[product[0], figure[1] ?? figure[2], product[1]]] : []
      }),
    )
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter(([, written, recorded]) => written !== recorded)).toEqual([])
  })
})
