import type { Text } from '@bank/model/text.ts'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { AccountComparisonProps } from './toProps.ts'

type Option = { readonly value: string | number; readonly label: Text; readonly sectors?: string }

type QuestionProps = { name: string; legend: string; options: readonly Option[]; sectors?: string; isHidden?: boolean }

const Question = ({ name, legend, options, sectors: asked, isHidden }: QuestionProps) => (
  <fieldset className="account-comparison-question" data-sectors={asked} hidden={isHidden}>
    <legend>{legend}</legend>
    {options.map(({ value, label, sectors }) => (
      <label key={value} className="account-comparison-option" data-sectors={sectors}>
        <input type="radio" name={name} value={value} />
        <LocalizedText of={label} as="span" />
      </label>
    ))}
  </fieldset>
)

/** Up to five questions that name an account and say why. They are answered in the browser and kept in its tab: nothing is sent. */
export const AccountHelper = ({
  groups,
  accounts,
  sectors,
  amounts,
  ages,
  prerequisites,
  wishes,
  reasons,
  words,
}: Omit<AccountComparisonProps, 'headline' | 'description' | 'disclosure'>) => {
  const sectorsOf = (of: typeof accounts) => [...new Set(of.flatMap(({ known }) => known.sector ?? []))].join(' ')
  const plain = (options: readonly { readonly value: string | number; readonly label: string }[]): readonly Option[] =>
    options.map(({ value, label }) => ({ value, label: { text: label } }))
  return (
    <details className="account-comparison-helper">
      <summary>{words.helper}</summary>
      <form
        data-helper=""
        autoComplete="off"
        data-accounts={JSON.stringify(
          accounts.map(({ known, card, said }) => ({ ...known, said, name: card.name, price: card.deposit, subline: card.subline })),
        )}
        data-reasons={JSON.stringify(reasons)}
        data-result={words.result}
        data-closest={words.closest}
        data-left={words.left}
        data-none={words.none}
      >
        <p className="fine">{words.helperNote}</p>
        <div className="account-comparison-questions">
          <Question name="sector" legend={words.sector} options={plain(sectors)} />
          <Question name="age" legend={words.age} options={plain(ages)} sectors="personal" isHidden />
          {prerequisites.map(({ sector, options }) => (
            <Question key={sector} name={`has-${sector}`} legend={words.has} options={plain(options)} sectors={sector} isHidden />
          ))}
          <Question
            name="category"
            legend={words.category}
            options={[
              ...groups.map(({ id, name, accounts: own }) => ({ value: id, label: name, sectors: sectorsOf(own) })),
              { value: '', label: { text: words.anyCategory } },
            ]}
          />
          <Question name="amount" legend={words.amount} options={plain(amounts)} />
          <Question name="wish" legend={words.wish} options={plain(wishes)} />
        </div>
        <div className="account-comparison-answer" role="status" data-answer="" />
        <p hidden data-show="">
          <button type="submit" className="button button-navy">
            <span>{words.show}</span>
            <span hidden>{words.showBoth}</span>
          </button>
        </p>
      </form>
    </details>
  )
}
