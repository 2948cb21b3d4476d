import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { AccountHelper } from './AccountHelper.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import type { AccountComparisonProps } from './toProps.ts'

const Picker = ({ groups, words }: Pick<AccountComparisonProps, 'groups' | 'words'>) => (
  <div
    className="account-comparison-picker"
    data-picker=""
    data-one={words.chosenOne}
    data-chosen={words.chosen}
    data-full={words.full}
    data-all={words.all}
    data-left-one={words.leftOne}
    data-left-out={words.leftOut}
    data-unknown={words.unknown}
  >
    <fieldset>
      <legend className="account-comparison-legend">{words.choose}</legend>
      <div className="account-comparison-groups">
        {groups.map(({ id, name, accounts }) => (
          <div key={id}>
            <LocalizedText of={name} className="label" />
            {accounts.map(({ key, card }) => (
              <label key={key} className="account-comparison-option">
                <input type="checkbox" value={key} />
                <span lang={card.lang}>{card.name}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
    <p className="account-comparison-state">
      <span role="status" data-status="" />{' '}
      <button type="button" className="button button-line" data-print="">
        {words.print}
      </button>
    </p>
  </div>
)

/** A few questions, a choice of up to three accounts, and all of them in a table, which is complete without scripts. */
export const AccountComparison = ({ headline, description, disclosure, ...of }: AccountComparisonProps) => (
  <section className="account-comparison section section-paper" data-mount="comparison">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" />
      <LocalizedText of={description} className="lead account-comparison-lead" />
      <AccountHelper {...of} />
      <Picker groups={of.groups} words={of.words} />
      <p className="fine account-comparison-more">{of.words.more}</p>
      <ComparisonTable {...of} />
      {disclosure && <Html of={disclosure} className="fine account-comparison-fine" />}
    </div>
  </section>
)
