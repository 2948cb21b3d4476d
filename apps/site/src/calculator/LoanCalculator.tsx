import { type Language, languages } from '@bank/i18n/languages.ts'
import { type Translate, translator } from '@bank/i18n/translate.ts'
import { telephoneAddress } from '@bank/ui/links/telephone-address.ts'
import { type LoanField, writeLoan } from './loan-fields.ts'

/** The loan that the fields hold when the address asks for none. */
const start = writeLoan({ amountCents: 25_000_000, yearlyRate: 6.25, years: 30 })

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

const Results = ({ t }: { t: Translate }) => (
  <div className="calculator-results num">
    <p className="calculator-example">{t('loanExample')}</p>
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
    </dl>
    <p className="calculator-note">{t('loanRateIsExample')}</p>
  </div>
)

const Schedule = ({ t }: { t: Translate }) => (
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
)

const Panel = ({ language }: { language: Language }) => {
  const t = translator(language)
  return (
    <div
      className="calculator"
      lang={language}
      hidden
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
        </form>
        <Results t={t} />
      </div>
      <p className="visually-hidden" role="status" data-status="" />
      <Schedule t={t} />
      <p className="fine calculator-fine">{t('loanFinePrint')}</p>
    </div>
  )
}

/** What stands here until the script has come, or for good without it, in both languages: nobody knows yet which one is asked for. */
const Waiting = ({ tollFree }: { tollFree: string }) => (
  <div className="calculator-waiting" data-waiting="">
    {languages.map((language) => (
      <p key={language} lang={language}>
        {translator(language)('loanNeedsScript')} <a href={telephoneAddress(tollFree)}>{tollFree}</a>
      </p>
    ))}
  </div>
)

/**
 * The body of the calculator document (ROUTE-40, D-CALC-6): one panel for each language, both hidden and without figures. Its script
 * shows the one that `?lang=` asks for, with the loan in the address, so that no other figures are ever seen.
 */
export const LoanCalculator = ({ tollFree }: { tollFree: string }) => (
  <main>
    <Waiting tollFree={tollFree} />
    {languages.map((language) => (
      <Panel key={language} language={language} />
    ))}
  </main>
)
