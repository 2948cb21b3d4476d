'use client'

import { useTexts } from '../language/use-texts.ts'
import { recordPath } from '../workflow/record-path.ts'
import type { PageReports } from './page-reports.ts'
import { pageReportsTexts } from './page-reports-texts.ts'

/** A page of the site by its address, and its record where the editor may see it. */
export const PageNamed = ({ page, reports }: { readonly page: string; readonly reports: PageReports }) => {
  const texts = useTexts(pageReportsTexts)
  const record = reports.records[page]
  return (
    <span className="page-reports-page">
      <a href={reports.siteUrl.replace(/\/$/, '') + page}>{page}</a>
      {record && (
        <a href={recordPath(record.slug, record.id)} aria-label={`${texts.record}: ${page}`}>
          {texts.record}
        </a>
      )}
    </span>
  )
}
