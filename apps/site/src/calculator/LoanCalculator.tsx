import { type Language, languages } from '@bank/i18n/languages.ts'
import { type Translate, translator } from '@bank/i18n/translate.ts'
import { PhoneSentence } from '@bank/ui/text/PhoneSentence.tsx'
import { chartSize } from './loan-chart.ts'
import { type LoanField, writeLoan } from './loan-fields.ts'

/** The loan that the fields hold when the address asks for none. */
const start = writeLoan({ amountCents: 25_000_000, yearlyRate: 6.25, years: 30 })

const Field = ({ id, name, label, error, asks }: { id: string; name: LoanField; label: string; error: string; asks?: string }) => (
  <div className="calculator-field">
    <div className="field">
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={start[name]}
        placeholder={label}
        aria-describedby={`${id}-error`}
      />
      <label htmlFor={id}>{label}</label>
    </div>
    <p className="field-error" id={`${id}-error`} data-error={name} data-says={error} data-asks={asks} hidden>
      {error}
    </p>
  </div>
)

const Results = ({ t }: { t: Translate }) => (
  <div className="calculator-results num">
    <p className="calculator-example" data-sentence="terms" data-words={t('loanTerms')} />
    <p className="label">{t('monthlyPayment')}</p>
    <p className="calculator-payment" data-figure="payment" />
    <dl>
      <div>
        <dt>{t('totalInterest')}</dt>
        <dd data-figure="interest" />
      </div>
      <div>
        <dt>{t('totalPaid')}</dt>
        <dd data-figure="paid" />
      </div>
      <div>
        <dt>{t('loanLength')}</dt>
        <dd data-figure="length" />
      </div>
    </dl>
    <p className="calculator-saved" data-sentence="saved" data-words={t('loanSaved')} data-words-same={t('loanSavedSame')} hidden />
    <p className="calculator-saved" data-sentence="last" data-words={t('loanLast')} hidden />
    <p className="fine calculator-note">
      {t('loanRateIsExample')} {t('loanFinePrint')}
    </p>
  </div>
)

const Chart = ({ t }: { t: Translate }) => (
  <figure className="calculator-chart num">
    <figcaption className="label">{t('loanChart')}</figcaption>
    <div className="calculator-chart-plot" aria-hidden="true">
      <div className="calculator-chart-amounts">
        <span data-figure="mostOwed" />
        <span data-figure="halfOwed" />
        <span>$0</span>
      </div>
      <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="calculator-chart-area" data-path="area" />
        <path className="calculator-chart-half" d={`M0 ${chartSize.height / 2}H${chartSize.width}`} />
        <path className="calculator-chart-before" data-path="before" />
        <path className="calculator-chart-line" data-path="line" />
      </svg>
      <div className="calculator-chart-years">
        <span>{t('scheduleYear')} 0</span>
        <span data-figure="halfTerm" />
        <span data-figure="term" />
      </div>
    </div>
    <p className="calculator-chart-ends">
      <span data-sentence="chart" data-words={t('loanChartWords')} />
    </p>
    <p className="calculator-chart-key" data-before="" hidden>
      {t('loanChartBefore')}
    </p>
  </figure>
)

const Schedule = ({ t }: { t: Translate }) => (
  <div className="calculator-more">
    <details className="calculator-schedule">
      <summary>{t('paymentSchedule')}</summary>
      <table className="ledger">
        <caption className="visually-hidden">{t('paymentSchedule')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('scheduleYear')}</th>
            <th scope="col">{t('scheduleInterest')}</th>
            <th scope="col">{t('schedulePrincipal')}</th>
            <th scope="col">{t('scheduleBalance')}</th>
          </tr>
        </thead>
        <tbody data-years="" />
      </table>
    </details>
    <p className="calculator-keep">
      <button type="button" className="button button-line" data-csv="">
        {t('loanSave')}
      </button>
      <button type="button" className="button button-line" data-print="">
        {t('loanPrint')}
      </button>
    </p>
    <ul hidden data-csv-heads="">
      {(['scheduleMonth', 'schedulePayment', 'scheduleInterest', 'schedulePrincipal', 'scheduleBalance'] as const).map((head) => (
        <li key={head}>{t(head)}</li>
      ))}
    </ul>
  </div>
)

type Bank = { readonly name: string; readonly tollFree: string }

const Panel = ({ language, bank }: { language: Language; bank: Bank }) => {
  const t = translator(language)
  return (
    <div
      className="calculator"
      lang={language}
      hidden
      data-calculator={language}
      data-title={t('loanCalculator')}
      data-summary={t('loanSummary')}
      data-file={t('loanFile')}
      data-one-year={t('loanYear.one')}
      data-many-years={t('loanYear.many')}
      data-one-month={t('loanMonth.one')}
      data-many-months={t('loanMonth.many')}
      data-and={t('loanAnd')}
    >
      <p className="calculator-letterhead">
        <b>{bank.name}</b> {bank.tollFree} <span data-date="" />
      </p>
      <h1 className="visually-hidden">{t('loanCalculator')}</h1>
      <div className="calculator-sheet">
        <form className="calculator-form" noValidate>
          <Field
            id={`amount-${language}`}
            name="amount"
            label={t('loanAmount')}
            error={t('loanAmountWrong')}
            asks={t('writtenThousands')}
          />
          <Field id={`rate-${language}`} name="rate" label={t('loanRate')} error={t('loanRateWrong')} />
          <Field id={`years-${language}`} name="years" label={t('loanYears')} error={t('loanYearsWrong')} />
          <Field id={`extra-${language}`} name="extra" label={t('loanExtra')} error={t('loanExtraWrong')} asks={t('writtenThousands')} />
          <p className="field-help">{t('loanHelp')}</p>
        </form>
        <Results t={t} />
        <Chart t={t} />
      </div>
      <p className="visually-hidden" role="status" data-status="" />
      <Schedule t={t} />
    </div>
  )
}

/** What stands here until the script has come, or for good without it, in both languages: nobody knows yet which one is asked for. */
const Waiting = ({ tollFree }: Pick<Bank, 'tollFree'>) => (
  <div className="calculator-waiting" data-waiting="">
    {languages.map((language) => (
      <PhoneSentence key={language} lang={language} text={translator(language)('loanNeedsScript')} number={tollFree} />
    ))}
  </div>
)

/**
 * The body of the calculator document (ROUTE-40, D-CALC-6): one panel for each language, both hidden and without figures. Its script
 * shows the one that `?lang=` asks for, with the loan in the address, so that no other figures are ever seen.
 */
export const LoanCalculator = (bank: Bank) => (
  // Named, for the page around the frame has a main part of its own.
  <main aria-label={bank.name}>
    <Waiting tollFree={bank.tollFree} />
    {languages.map((language) => (
      <Panel key={language} language={language} bank={bank} />
    ))}
  </main>
)
