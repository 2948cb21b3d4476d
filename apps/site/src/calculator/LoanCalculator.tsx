import { defaultLanguage, type Language, languages } from '@bank/i18n/languages.ts'
import { type Translate, translator } from '@bank/i18n/translate.ts'
import { type LoanField, writeLoan } from './loan-fields.ts'
import { type LoanFigures, loanFigures } from './loan-figures.ts'

/** The loan that the calculator opens with, so that it shows figures before anything is typed and without any script. */
const startLoan = { amountCents: 25_000_000, yearlyRate: 6.25, years: 30 }
const start = writeLoan(startLoan)

const Field = ({ id, name, label, error }: { id: string; name: LoanField; label: string; error: string }) => (
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
    <p className="field-error" id={`${id}-error`} data-error={name} hidden>
      {error}
    </p>
  </div>
)

const Results = ({ figures, t }: { figures: LoanFigures; t: Translate }) => (
  <div className="calculator-results num">
    <p className="label">{t('monthlyPayment')}</p>
    <p className="calculator-payment" data-figure="payment">
      {figures.payment}
    </p>
    <dl>
      <div>
        <dt>{t('totalInterest')}</dt>
        <dd data-figure="interest">{figures.interest}</dd>
      </div>
      <div>
        <dt>{t('totalPaid')}</dt>
        <dd data-figure="paid">{figures.paid}</dd>
      </div>
    </dl>
  </div>
)

const Schedule = ({ figures, t }: { figures: LoanFigures; t: Translate }) => (
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
      <tbody data-years="">
        {figures.years.map(({ year, interest, principal, balance }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{interest}</td>
            <td>{principal}</td>
            <td>{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

const Panel = ({ language, hidden }: { language: Language; hidden: boolean }) => {
  const t = translator(language)
  const figures = loanFigures(startLoan, language)
  if (!figures) return null
  return (
    <div
      className="calculator"
      lang={language}
      hidden={hidden}
      data-calculator={language}
      data-title={t('loanCalculator')}
      data-summary={t('loanSummary')}
    >
      <h1 className="visually-hidden">{t('loanCalculator')}</h1>
      <div className="calculator-sheet">
        <form className="calculator-form" noValidate>
          <Field id={`amount-${language}`} name="amount" label={t('loanAmount')} error={t('loanAmountWrong')} />
          <Field id={`rate-${language}`} name="rate" label={t('loanRate')} error={t('loanRateWrong')} />
          <Field id={`years-${language}`} name="years" label={t('loanYears')} error={t('loanYearsWrong')} />
          <noscript>
            <p className="field-help">{t('loanNeedsScript')}</p>
          </noscript>
        </form>
        <Results figures={figures} t={t} />
      </div>
      <p className="visually-hidden" role="status" data-status="" />
      <Schedule figures={figures} t={t} />
      <p className="fine calculator-fine">{t('loanFinePrint')}</p>
    </div>
  )
}

/**
 * The body of the calculator document (ROUTE-40, D-CALC-6): one panel for each language, English first; its script shows the
 * one that `?lang=` asks for. Both hold a computed example, so the page says something without any script.
 */
export const LoanCalculator = () => (
  <main>
    {languages.map((language) => (
      <Panel key={language} language={language} hidden={language !== defaultLanguage} />
    ))}
  </main>
)
