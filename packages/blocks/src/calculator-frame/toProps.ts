import { defaultLanguage, type Language } from '@bank/i18n/languages.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import type { BlockRecord, ToProps } from '../block.ts'
import type { calculatorFrame } from './schema.ts'

export type CalculatorFrameProps = {
  headline: Text | undefined
  description: Text | undefined
  finePrint: Text | undefined
  frame: { src: string; title: string }
  /** Stands in for a calculator that did not come, and ends with whom to call. */
  failed: string
  /** Words on the button that asks for it again. */
  retry: string
  phone: string
}

/** Address of the calculator with the language of the page and the loan that it opens with. */
const source = ({ amount, rate, years }: BlockRecord<typeof calculatorFrame>, language: Language): string => {
  const values = { lang: language === defaultLanguage ? undefined : language, amount, rate, years }
  const query = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return ['/calculator-iframe/index.html', ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}

/** The calculator stands without any words of its own, so it is never hidden (ROUTE-41). It speaks the language of its page. */
export const toProps: ToProps<typeof calculatorFrame, CalculatorFrameProps> = (record, { language, settings, t }) => {
  const headline = nonBlank(record.headline)
  return {
    headline,
    description: nonBlank(record.description),
    finePrint: nonBlank(record.finePrint),
    frame: {
      src: source(record, language),
      title: headline?.text ?? t('loanCalculator'),
    },
    failed: t('loanFailed'),
    retry: t('tryAgain'),
    phone: settings.tollFreeNumber ?? '',
  }
}
