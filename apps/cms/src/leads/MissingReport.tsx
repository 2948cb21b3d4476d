'use client'

import { useTranslation } from '@payloadcms/ui'
import { useTexts } from '../language/use-texts.ts'
import { ScrolledTable } from '../table/ScrolledTable.tsx'
import { PageNamed } from './PageNamed.tsx'
import type { PageReports } from './page-reports.ts'
import { pageReportsTexts } from './page-reports-texts.ts'

type Props = { readonly reports: PageReports; readonly mayMake: boolean }

/** Addresses without a page, and the pages that led there. They are no links: following one would count it again. */
export const MissingReport = ({ reports, mayMake }: Props) => {
  const texts = useTexts(pageReportsTexts)
  const { language } = useTranslation().i18n
  const number = new Intl.NumberFormat(language)
  const { missing, missingInAll } = reports
  const { help, make, afterMake } = texts.missing
  return (
    <section>
      <h2>{texts.missing.heading}</h2>
      <p>
        {help} {mayMake ? <a href="/admin/collections/pages/create">{make}</a> : make} {afterMake}
      </p>
      {missing.length === 0 && <p>{texts.missing.none}</p>}
      {missing.length > 0 && (
        <ScrolledTable headings={Object.values(texts.missing.columns)}>
          {missing.map(({ address, count, from }) => (
            <tr key={address}>
              <td className="page-reports-count">{number.format(count)}</td>
              <td>
                <span className="page-reports-address">{address || texts.missing.unnamed}</span>
                {from.map(({ page, count: times }) => (
                  <p key={page}>
                    {texts.missing.from(times)} <PageNamed page={page} reports={reports} />
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </ScrolledTable>
      )}
      {missingInAll > missing.length && <p>{texts.more(missing.length, missingInAll)}</p>}
    </section>
  )
}
