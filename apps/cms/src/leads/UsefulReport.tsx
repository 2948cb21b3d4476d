'use client'

import { useTranslation } from '@payloadcms/ui'
import { useTexts } from '../language/use-texts.ts'
import { ScrolledTable } from '../table/ScrolledTable.tsx'
import { PageNamed } from './PageNamed.tsx'
import type { PageReports } from './page-reports.ts'
import { pageReportsTexts } from './page-reports-texts.ts'

/** How many visitors found each page useful, and how many did not. */
export const UsefulReport = ({ reports }: { readonly reports: PageReports }) => {
  const texts = useTexts(pageReportsTexts)
  const number = new Intl.NumberFormat(useTranslation().i18n.language)
  const { useful, usefulInAll } = reports
  return (
    <section>
      <h2>{texts.useful.heading}</h2>
      <p>{texts.useful.help}</p>
      {useful.length === 0 && <p>{texts.useful.none}</p>}
      {useful.length > 0 && (
        <ScrolledTable headings={Object.values(texts.useful.columns)}>
          {useful.map(({ page, yes, no }) => (
            <tr key={page}>
              <td className="page-reports-count">{number.format(no)}</td>
              <td className="page-reports-count">{number.format(yes)}</td>
              <td>{page === '' ? texts.useful.unnamed : <PageNamed page={page} reports={reports} />}</td>
            </tr>
          ))}
        </ScrolledTable>
      )}
      {usefulInAll > useful.length && <p>{texts.more(useful.length, usefulInAll)}</p>}
    </section>
  )
}
