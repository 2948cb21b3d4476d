import type { Text } from '@bank/model/text.ts'
import { type ToProps, written } from '../block.ts'
import type { calculatorFrame } from './schema.ts'

export type CalculatorFrameProps = {
  headline: Text | undefined
  description: Text | undefined
  finePrint: Text | undefined
  frame: { src: string; title: string }
}

/** The calculator stands without any words of its own, so it is never hidden (ROUTE-41). It speaks the language of its page. */
export const toProps: ToProps<typeof calculatorFrame, CalculatorFrameProps> = (record, { language, t }) => {
  const headline = written(record.headline)
  return {
    headline,
    description: written(record.description),
    finePrint: written(record.finePrint),
    frame: {
      src: `/calculator-iframe/index.html${language === 'es' ? '?lang=es' : ''}`,
      title: headline?.text ?? t('loanCalculator'),
    },
  }
}
