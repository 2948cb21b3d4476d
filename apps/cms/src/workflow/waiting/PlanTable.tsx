import type { ListedPlan } from '@bank/content/schedule/plans.ts'
import type { Words } from '../../language/en.ts'
import { ScrolledTable } from '../../table/ScrolledTable.tsx'
import { PlanRow } from './PlanRow.tsx'

type Props = { readonly list: 'failed' | 'scheduled'; readonly plans: readonly ListedPlan[]; readonly words: Words }

/** The plans that failed, or those whose time is to come, of every record. */
export const PlanTable = ({ list, plans, words }: Props) => {
  const { waiting: texts } = words
  const { heading, empty } = texts.lists[list]
  const here = plans.filter(({ failed }) => (failed !== undefined) === (list === 'failed'))
  const { record, what, by, reason } = texts.columns
  return (
    <section aria-label={heading}>
      <h2>
        {heading} ({here.length})
      </h2>
      {here.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {list === 'failed' && <p>{texts.afterFailure}</p>}
          <ScrolledTable headings={[record, what, by, reason]} isStacked>
            {here.map((plan) => (
              <PlanRow key={plan.job} plan={plan} words={words} />
            ))}
          </ScrolledTable>
        </>
      )}
    </section>
  )
}
